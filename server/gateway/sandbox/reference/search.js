// Shows those entries alone whose names, or whose fields' names, hold what is typed. Without a script the page is whole, and has no search.
const form = document.querySelector('form')
const input = form.querySelector('input')
const output = form.querySelector('output')
const groups = [...document.querySelectorAll('.group')]
const entries = [...document.querySelectorAll('[data-entry]')].map((element) => ({
  element,
  names: [...element.querySelectorAll('.name')].map((name) => name.textContent.toLowerCase()),
}))

function search() {
  const wish = input.value.trim().toLowerCase()
  let found = 0
  for (const { element, names } of entries) {
    element.hidden = !names.some((name) => name.includes(wish))
    if (!element.hidden) found += 1
  }
  for (const group of groups) group.hidden = group.querySelector('[data-entry]:not([hidden])') === null
  output.textContent = wish === '' ? '' : `${found} of ${entries.length}`
}

if (entries.length > 0) {
  form.hidden = false
  form.addEventListener('submit', (event) => event.preventDefault())
  input.addEventListener('input', search)
  addEventListener('keydown', (event) => {
    if (event.key === '/' && event.target !== input) {
      event.preventDefault()
      input.focus()
    }
  })
  // A link within the page may lead to what the search hides.
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target?.closest('[hidden]') == null) return
    input.value = ''
    search()
    target.scrollIntoView()
  })
  // A browser that goes back has kept what was typed.
  search()
}
