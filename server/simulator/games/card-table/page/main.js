import { askState } from '../../page/calls.js'
import { button, openPlay, setup } from '../../page/setup.js'
import { isForGame, offerRules } from '../../page/sheet.js'
import { showFailure } from '../../page/wagers.js'

/**
 * What each table of this folder offers: `begin` takes up what is open, `play` is the large button.
 * @typedef {{ begin: (balance: number | null, wagers: import('../../page/calls.js').Wager[]) => Promise<void>,
 *   play: () => Promise<void>, setBusy: (busy: boolean) => void, makeRules: () => (Node | string)[] }} Table
 */

const { variant } = /** @type {{ variant: string }} */ (setup.own)
/** @type {Table} */
const table = await import(`./${variant}.js`)
let isBusy = true

/** @param {() => Promise<void>} work */
async function whileBusy(work) {
  isBusy = true
  table.setBusy(true)
  try {
    await work()
  } catch (error) {
    showFailure(error)
  } finally {
    isBusy = false
    table.setBusy(false)
  }
}

function press() {
  if (!isBusy && !button('act').disabled) void whileBusy(table.play)
}

offerRules(table.makeRules)
button('act').addEventListener('click', press)
addEventListener('keydown', (event) => {
  if (event.code !== 'Space' || !isForGame(event)) return
  event.preventDefault()
  press()
})
void whileBusy(async () => {
  const { balance, wagers } = await askState()
  await table.begin(balance, wagers)
})
openPlay()
