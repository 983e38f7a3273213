import { element, wait, wantsStillness } from '../../page/setup.js'
import { machine } from './machine.js'

/** @typedef {import('./machine.js').SlotSymbol} SlotSymbol */
/** @typedef {import('./machine.js').Spin} Spin */

const board = element('reels')
const svgNames = 'http://www.w3.org/2000/svg'

const overlay = document.createElementNS(svgNames, 'svg')
overlay.setAttribute('viewBox', '0 0 500 300')
overlay.setAttribute('class', 'lines')
overlay.setAttribute('preserveAspectRatio', 'none')
overlay.setAttribute('aria-hidden', 'true')

/** @type {HTMLElement[]} */
const belts = machine.mathematics.strips.map(() => {
  const reel = document.createElement('div')
  reel.className = 'reel'
  const belt = document.createElement('div')
  belt.className = 'belt'
  reel.append(belt)
  board.append(reel)
  return belt
})
board.append(overlay)

/** @param {SlotSymbol} symbol */
function picture(symbol) {
  const cell = document.createElement('div')
  cell.className = `cell ${symbol}`
  const image = new Image(100, 100)
  image.src = `${machine.art}/${symbol}.svg`
  image.alt = machine.names[symbol]
  image.draggable = false
  cell.append(image)
  return cell
}

/** @param {SlotSymbol[][]} slotWindow five columns of three */
export function show(slotWindow) {
  belts.forEach((belt, reel) => {
    belt.replaceChildren(...(slotWindow[reel] ?? []).map(picture))
    belt.style.transform = 'none'
  })
  clearWins()
}

/** A window to start with, taken from the heads of the strips. */
export function showFirst() {
  show(machine.mathematics.strips.map((strip) => strip.slice(0, 3)))
}

let hurry = () => {}

/** Makes the turning reels stop at once. */
export function stopNow() {
  hurry()
}

/** The reels turn without an end while the outcome is asked for. */
export function startTurning() {
  clearWins()
  if (wantsStillness.matches) return
  belts.forEach((belt, reel) => {
    const strip = machine.mathematics.strips[reel] ?? []
    const passing = Array.from({ length: 6 }, (_, index) => strip[(index * 5 + reel) % strip.length] ?? 'ten')
    const visible = [...belt.children].slice(0, 3)
    // The three last pictures equal the three first, so that the turning has no seam.
    belt.replaceChildren(...visible, ...passing.map(picture), ...visible.map((cell) => cell.cloneNode(true)))
    belt.classList.add('turning')
    belt.style.animationDelay = `${reel * -60}ms`
  })
}

/** Goes back to a still window without an outcome. */
export function stopTurning() {
  for (const belt of belts) {
    belt.classList.remove('turning')
    belt.replaceChildren(...[...belt.children].slice(0, 3))
  }
}

/**
 * Lets the reels come to rest on a window, one after the other; `stopNow` shortens it.
 * @param {SlotSymbol[][]} slotWindow
 */
export async function land(slotWindow) {
  if (wantsStillness.matches) {
    show(slotWindow)
    return
  }
  let isHurried = false
  const hurried = new Promise((resolve) => {
    hurry = () => {
      isHurried = true
      resolve(undefined)
    }
  })
  for (const [reel, belt] of belts.entries()) {
    if (!isHurried) await Promise.race([wait(reel === 0 ? 350 : 190), hurried])
    belt.classList.remove('turning')
    belt.replaceChildren(...(slotWindow[reel] ?? []).map(picture))
    belt.classList.remove('landing')
    // Reading the layout starts the animation anew.
    void belt.offsetWidth
    belt.classList.add('landing')
  }
  hurry = () => {}
  await wait(isHurried ? 60 : 220)
}

export function clearWins() {
  overlay.replaceChildren()
  board.classList.remove('has-win')
  for (const cell of board.querySelectorAll('.won')) cell.classList.remove('won')
}

/**
 * Draws the lines that won, or marks the ways, and lifts their symbols.
 * @param {Spin} spin
 */
export function showWins(spin) {
  clearWins()
  const scattersPay = spin.scatters.count >= 3
  if (spin.wins.length === 0 && !scattersPay) return
  board.classList.add('has-win')
  for (const win of spin.wins) {
    if (win.line === undefined) markWays(win, spin.window)
    else drawLine(win, win.line)
  }
  if (scattersPay) for (const cell of board.querySelectorAll('.cell.scatter')) cell.classList.add('won')
}

/**
 * @param {import('./machine.js').SymbolWin} win
 * @param {number} line
 */
function drawLine(win, line) {
  const rows = machine.lines[line] ?? []
  const path = document.createElementNS(svgNames, 'polyline')
  path.setAttribute('points', rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '))
  path.setAttribute('style', `--hue:${(line * 47) % 360}`)
  path.setAttribute('pathLength', '1')
  overlay.append(path)
  rows.slice(0, win.count).forEach((row, reel) => {
    belts[reel]?.children[row]?.classList.add('won')
  })
}

/**
 * @param {import('./machine.js').SymbolWin} win
 * @param {SlotSymbol[][]} slotWindow
 */
function markWays(win, slotWindow) {
  slotWindow.slice(0, win.count).forEach((reel, column) => {
    reel.forEach((symbol, row) => {
      if (symbol === win.symbol || symbol === 'wild') belts[column]?.children[row]?.classList.add('won')
    })
  })
}
