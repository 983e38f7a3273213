import { element, wantsStillness } from '../../page/setup.js'
import { growth, paintCurve, paintStars, paintVehicle } from './paint.js'

/** @typedef {{ kind: 'waiting' } | { kind: 'flying', since: number } | { kind: 'gone', since: number, point: number }} Flight */

/**
 * The sky on its canvas: the curve of the flight and what flies at its tip.
 * @param {{ vehicle: string, curve: string }} parts
 */
export function createSky({ vehicle, curve }) {
  const canvas = /** @type {HTMLCanvasElement} */ (element('sky'))
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  const picture = new Image()
  picture.src = vehicle
  /** @type {Flight} */
  let flight = { kind: 'waiting' }
  let [width, height] = [0, 0]

  function fit() {
    const box = canvas.getBoundingClientRect()
    const ratio = Math.min(2, devicePixelRatio)
    ;[width, height] = [box.width, box.height]
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    paint()
  }

  function paint() {
    const now = performance.now()
    const sheet = { pen, width, height }
    pen.clearRect(0, 0, width, height)
    if (flight.kind === 'waiting') {
      paintStars(sheet, now / 4)
      const sway = wantsStillness.matches ? 0 : Math.sin(now / 420) * 4
      paintVehicle(sheet, picture, { x: 34, y: height - 36 + sway }, 0)
      return
    }
    if (flight.kind === 'flying') {
      paintStars(sheet, now)
      const tip = paintCurve(sheet, curve, now - flight.since, false)
      const sway = wantsStillness.matches ? 0 : Math.sin(now / 260) * 0.06
      paintVehicle(sheet, picture, tip, sway)
      return
    }
    const flown = Math.log(flight.point / 100) / growth
    const gone = wantsStillness.matches ? 1e6 : now - flight.since
    paintStars(sheet, 0)
    const { x, y } = paintCurve(sheet, curve, flown, true)
    paintVehicle(sheet, picture, { x: x + gone * 1.1, y: y - gone * 1.1 }, 0)
  }

  picture.addEventListener('load', paint)
  new ResizeObserver(fit).observe(canvas)
  fit()
  return {
    paint,
    /** @param {Flight} next */
    show(next) {
      flight = next
      paint()
    },
  }
}
