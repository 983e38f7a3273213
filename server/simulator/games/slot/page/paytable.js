import { money, say, setup } from '../../page/setup.js'
import { make } from '../../page/sheet.js'
import { machine } from './machine.js'
import { oddsAt } from './pots.js'

/** @typedef {import('./machine.js').SlotSymbol} SlotSymbol */

/**
 * @param {SlotSymbol} symbol
 * @param {readonly number[]} pays for three, four and five
 * @param {number} unit what a pay of one is worth now
 */
function row(symbol, pays, unit) {
  const item = make('li', '', 'pay')
  const image = new Image(64, 64)
  image.src = `${machine.art}/${symbol}.svg`
  image.alt = machine.names[symbol]
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

/** @param {number} stake the present one: chances are shown for it */
function potText(stake) {
  const odds = machine.potRules.map((rule) =>
    say('potOdds', { pot: say(`pots.${rule.code}`), odds: money(oddsAt(rule, stake) * setup.scale) }),
  )
  const share = machine.potRules.reduce((sum, rule) => sum + rule.share, 0) / 100
  return say('potRules', { share, odds: odds.join(', ') })
}

/** @param {number} stake the present one: pays are shown as money */
export function makePaytable(stake) {
  const { mathematics, names } = machine
  const list = make('ul', '', 'pays')
  list.append(row('scatter', mathematics.scatterPays, stake))
  for (const [symbol, pays] of Object.entries(mathematics.pays)) {
    list.append(row(/** @type {SlotSymbol} */ (symbol), pays ?? [], stake / machine.lines.length))
  }
  const [three, four, five] = mathematics.freeSpins
  const isWays = mathematics.evaluation === 'ways'
  const rules = [
    say('returnRules', { rtp: setup.rtp }),
    `${say(`volatility.${mathematics.volatility}`)}.`,
    say(isWays ? 'waysRules' : 'rules', { wild: names.wild, scatter: names.scatter }),
    say('scatterRules', {
      scatter: names.scatter,
      three: three ?? 0,
      four: four ?? 0,
      five: five ?? 0,
      multiplier: mathematics.freeSpinMultiplier,
      cap: mathematics.freeSpinCap,
    }),
    ...(mathematics.hasPots ? [potText(stake)] : []),
  ]
  const paragraphs = rules.map((rule) => make('p', rule))
  if (isWays) return [list, ...paragraphs]
  const shapes = make('ol', '', 'shapes')
  machine.lines.forEach((rows, line) => {
    const item = make('li')
    item.innerHTML = drawLine(rows)
    item.append(make('span', String(line + 1)))
    shapes.append(item)
  })
  return [list, ...paragraphs, make('h3', say('linesTitle')), shapes]
}
