// Everything that starts and drives a server; filled in below.
module.exports = {};
