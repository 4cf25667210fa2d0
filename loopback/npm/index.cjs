// Everything that this package gives.

module.exports = { ...require("./pointing.cjs"), ...require("./driver.cjs") };
