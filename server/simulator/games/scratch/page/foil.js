import { element, wantsStillness } from '../../page/setup.js'

/** The foil counts as rubbed off when this share of it is gone. */
const enough = 0.58
/** How finely it is watched which parts are gone. */
const columns = 24
const rows = 28

const canvas = /** @type {HTMLCanvasElement} */ (element('foil'))
const found = canvas.getContext('2d')
if (!found) throw new Error('the browser draws no canvas')
const context = found

/** @type {Set<number>} */
let gone = new Set()
let isLaid = false
let onGone = () => {}
/** @type {{ x: number, y: number } | null} */
let before = null

/** @param {string} word printed on the foil @param {() => void} afterwards called once, when the foil is rubbed off */
export function layFoil(word, afterwards) {
  const { width, height } = canvas.getBoundingClientRect()
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  const silver = context.createLinearGradient(0, 0, width, height)
  for (const [place, colour] of /** @type {const} */ ([
    [0, '#b9c2d3'],
    [0.3, '#eef2f9'],
    [0.5, '#a4aec2'],
    [0.75, '#e4e9f3'],
    [1, '#97a2b8'],
  ]))
    silver.addColorStop(place, colour)
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = silver
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'rgb(70 82 110 / 42%)'
  context.font = '800 15px "Be Vietnam Pro", system-ui, sans-serif'
  context.textAlign = 'center'
  context.save()
  context.rotate(-0.32)
  for (let y = -height; y < height * 1.6; y += 38)
    for (let x = -width; x < width * 1.4; x += 118) context.fillText(word, x + ((y / 38) % 2) * 59, y)
  context.restore()
  canvas.classList.remove('gone')
  gone = new Set()
  isLaid = true
  onGone = afterwards
}

/** Takes away all of the foil. */
export function liftFoil() {
  canvas.classList.add('gone')
  if (!isLaid) return
  isLaid = false
  onGone()
}

/** @param {PointerEvent} event */
function rub(event) {
  const box = canvas.getBoundingClientRect()
  const here = { x: event.clientX - box.left, y: event.clientY - box.top }
  const from = before ?? here
  const brush = Math.max(24, box.width / 9)
  context.globalCompositeOperation = 'destination-out'
  context.lineWidth = brush * 2
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(here.x, here.y + 0.1)
  context.stroke()
  before = here
  const steps = Math.max(1, Math.ceil(Math.hypot(here.x - from.x, here.y - from.y) / 8))
  for (let step = 0; step <= steps; step++) {
    const x = from.x + ((here.x - from.x) * step) / steps
    const y = from.y + ((here.y - from.y) * step) / steps
    noteGone(x, y, brush * 0.8, box)
  }
  if (gone.size / (columns * rows) >= enough) liftFoil()
}

/** @param {number} x @param {number} y @param {number} radius @param {DOMRect} box */
function noteGone(x, y, radius, box) {
  const wide = box.width / columns
  const high = box.height / rows
  for (let row = Math.floor((y - radius) / high); row <= (y + radius) / high; row++)
    for (let column = Math.floor((x - radius) / wide); column <= (x + radius) / wide; column++)
      if (row >= 0 && row < rows && column >= 0 && column < columns) gone.add(row * columns + column)
}

canvas.addEventListener('pointerdown', (event) => {
  if (!isLaid) return
  canvas.setPointerCapture(event.pointerId)
  before = null
  rub(event)
})
canvas.addEventListener('pointermove', (event) => {
  if (isLaid && event.buttons > 0) rub(event)
})
canvas.addEventListener('pointerup', () => {
  before = null
})
// Who wants no motion gets the foil off by the button alone, at once.
if (wantsStillness.matches) canvas.style.transition = 'none'
