import { tell } from '../../page/message.js'
import { say } from '../../page/setup.js'
import { multiplierText } from './seat-view.js'

/**
 * The multiplier at which a stake leaves by itself. Gives what reads it: in hundredths, undefined when it is none.
 * @param {HTMLInputElement} target @param {{ lowest: number, highest: number }} bounds
 */
export function createTarget(target, { lowest, highest }) {
  function read() {
    const hundredths = Math.round(Number(target.value.replace(',', '.')) * 100)
    return hundredths >= lowest && hundredths <= highest ? hundredths : undefined
  }
  target.addEventListener('change', () => {
    const hundredths = read()
    target.toggleAttribute('aria-invalid', hundredths === undefined)
    if (hundredths === undefined) tell(say('targetRange'))
    else target.value = multiplierText(hundredths).slice(1)
  })
  return read
}
