PAGES: list = []
