/** Prints one element of the page alone, in plain black on white, under a title. */
export function printElement(id: string, title: string): void {
  const element = document.getElementById(id)
  if (element === null) return
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  if (page === null || frame.contentWindow === null) return
  page.title = title
  const heading = page.createElement('h1')
  heading.textContent = title
  page.body.append(heading, page.importNode(element, true))
  for (const table of page.querySelectorAll('table')) {
    table.setAttribute('cellpadding', '6')
    table.setAttribute('border', '1')
  }
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.print()
}
