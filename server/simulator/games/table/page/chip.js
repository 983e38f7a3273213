import { chipText, element, money, setup } from '../../page/setup.js'
import { make } from '../../page/sheet.js'

/** One chip for an amount, in the colour of the highest step that it reaches. @param {number} amount */
export function chipOf(amount) {
  const step = setup.stakes.reduce((best, stake, index) => (stake <= amount ? index : best), 0)
  const chip = make('span', chipText(amount), 'chip')
  chip.dataset.step = String(step)
  return chip
}

/** Lays out the chips of the ladder; gives what tells which one is chosen. */
export function offerChips() {
  let chosen = setup.stakes[2] ?? setup.stakes[0] ?? 0
  const rack = element('chips')
  for (const amount of setup.stakes) {
    const label = make('label', '', 'chip-choice')
    const input = make('input')
    Object.assign(input, { type: 'radio', name: 'chip', checked: amount === chosen })
    input.setAttribute('aria-label', money(amount))
    input.addEventListener('change', () => {
      chosen = amount
    })
    label.append(input, chipOf(amount))
    rack.append(label)
  }
  rack.querySelector('input:checked')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  return () => chosen
}
