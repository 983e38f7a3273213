// Before the first paint, so that a person who chose the light theme never sees the dark one.
document.documentElement.dataset.theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark'
document.documentElement.lang = localStorage.getItem('lang') || 'vi'
