import { element, fill, money, setup, words } from './setup.js'

/** @typedef {import('./setup.js').SlotSymbol} SlotSymbol */

const sheet = /** @type {HTMLDialogElement} */ (element('paytable'))
const body = element('paytable-body')

/**
 * @param {string} tag
 * @param {string} [text]
 * @param {string} [className]
 */
function make(tag, text = '', className = '') {
  const made = document.createElement(tag)
  made.textContent = text
  if (className) made.className = className
  return made
}

/**
 * @param {SlotSymbol} symbol
 * @param {readonly number[]} pays for three, four and five
 * @param {number} unit what a pay of one is worth now
 */
function row(symbol, pays, unit) {
  const item = make('li', '', 'pay')
  const image = new Image(64, 64)
  image.src = `${setup.art}/${symbol}.svg`
  image.alt = setup.names[symbol]
  const list = make('ul')
  pays.forEach((pay, index) => {
    const line = make('li')
    line.append(make('span', `${index + 3}×`), make('b', money(pay * unit)))
    list.prepend(line)
  })
  item.append(image, list)
  return item
}

/** @param {number[]} rows */
function drawLine(rows) {
  const cells = rows.map((marked, reel) =>
    [0, 1, 2]
      .map(
        (each) =>
          `<rect x="${reel * 10 + 1}" y="${each * 10 + 1}" width="8" height="8" rx="2" class="${each === marked ? 'on' : ''}"/>`,
      )
      .join(''),
  )
  return `<svg viewBox="0 0 50 30" aria-hidden="true">${cells.join('')}</svg>`
}

/** @param {number} stake the present one: pays are shown as money */
export function openPaytable(stake) {
  const { mathematics, names } = setup
  const list = make('ul', '', 'pays')
  list.append(row('scatter', mathematics.scatterPays, stake))
  for (const [symbol, pays] of Object.entries(mathematics.pays)) {
    list.append(row(/** @type {SlotSymbol} */ (symbol), pays ?? [], stake / setup.lines.length))
  }
  const [three, four, five] = mathematics.freeSpins
  const rules = [
    fill(words.returnRules ?? '', { rtp: setup.rtp }),
    `${words.volatility[mathematics.volatility]}.`,
    fill(words.rules ?? '', { wild: names.wild, scatter: names.scatter }),
    fill(words.scatterRules ?? '', {
      scatter: names.scatter,
      three: three ?? 0,
      four: four ?? 0,
      five: five ?? 0,
      multiplier: mathematics.freeSpinMultiplier,
      cap: mathematics.freeSpinCap,
    }),
  ]
  const shapes = make('ol', '', 'shapes')
  setup.lines.forEach((rows, line) => {
    const item = make('li')
    item.innerHTML = drawLine(rows)
    item.prepend(make('span', String(line + 1)))
    shapes.append(item)
  })
  body.replaceChildren(...rules.map((rule) => make('p', rule)), list, make('h3', words.linesTitle ?? ''), shapes)
  sheet.showModal()
}

element('close-paytable').addEventListener('click', () => sheet.close())
sheet.addEventListener('click', (event) => {
  if (event.target === sheet) sheet.close()
})
