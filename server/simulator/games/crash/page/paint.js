import { wantsStillness } from '../../page/setup.js'

/** Share of the growth per millisecond; the server's clock decides, this only draws. */
export const growth = 0.000_06

/** @param {number} milliseconds since take-off */
export const multiplierAt = (milliseconds) => Math.exp(growth * Math.max(0, milliseconds))

/** @typedef {{ pen: CanvasRenderingContext2D, width: number, height: number }} Canvas what is painted on, in its own pixels */

const stars = Array.from({ length: 70 }, (_, star) => ({
  x: (star * 0.618_033_99) % 1,
  y: (star * 0.754_877_67) % 1,
  size: 0.6 + (star % 5) * 0.35,
  depth: 0.2 + (star % 4) * 0.22,
}))

/** @param {Canvas} canvas @param {number} milliseconds how far the stars have moved */
export function paintStars({ pen, width, height }, milliseconds) {
  pen.fillStyle = '#fff'
  for (const { x, y, size, depth } of stars) {
    const drift = wantsStillness.matches ? 0 : (milliseconds / 16_000) * depth
    const left = (((x - drift) % 1) + 1) % 1
    const top = (y + drift * 0.5) % 1
    pen.globalAlpha = 0.25 + depth * 0.6
    pen.fillRect(left * width, top * height, size, size)
  }
  pen.globalAlpha = 1
}

/**
 * The places of a flight between the canvas's left foot and its tip.
 * @param {Canvas} canvas @param {number} milliseconds since take-off
 * @returns {(moment: number) => [x: number, y: number]}
 */
function placesOf({ width, height }, milliseconds) {
  const [left, foot] = [14, height - 26]
  const span = Math.max(milliseconds, 6000)
  const top = Math.max(multiplierAt(milliseconds), 1.6) - 1
  const reach = Math.min(1, milliseconds / 6000)
  const tip = left + (width - left - 74) * Math.min(1, milliseconds / span)
  return (moment) => [
    left + ((tip - left) * moment) / Math.max(1, milliseconds),
    foot - ((multiplierAt(moment) - 1) / top) * (foot - 74) * (0.35 + 0.65 * reach),
  ]
}

/**
 * The curve of a flight with its shade; gives the place of its tip.
 * @param {Canvas} canvas @param {string} colour @param {number} milliseconds since take-off @param {boolean} isGone
 */
export function paintCurve(canvas, colour, milliseconds, isGone) {
  const { pen, height } = canvas
  const [left, foot] = [14, height - 26]
  const placeAt = placesOf(canvas, milliseconds)
  pen.beginPath()
  pen.moveTo(left, foot)
  for (let step = 1; step <= 60; step++) pen.lineTo(...placeAt((milliseconds * step) / 60))
  const [x, y] = placeAt(milliseconds)
  pen.strokeStyle = colour
  pen.lineWidth = 5
  pen.lineCap = 'round'
  pen.globalAlpha = isGone ? 0.35 : 1
  pen.stroke()
  pen.lineTo(x, foot)
  pen.lineTo(left, foot)
  const shade = pen.createLinearGradient(0, y, 0, foot)
  shade.addColorStop(0, `${colour}88`)
  shade.addColorStop(1, `${colour}08`)
  pen.fillStyle = shade
  pen.fill()
  pen.globalAlpha = 1
  return { x, y }
}

/**
 * What flies, drawn when its picture is there.
 * @param {Canvas} canvas @param {HTMLImageElement} picture @param {{ x: number, y: number }} place @param {number} turn radians
 */
export function paintVehicle({ pen, width }, picture, { x, y }, turn) {
  if (!picture.complete || picture.naturalWidth === 0) return
  const size = Math.max(72, Math.min(120, width / 5))
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.drawImage(picture, -size * 0.35, -size * 0.65, size, size)
  pen.restore()
}
