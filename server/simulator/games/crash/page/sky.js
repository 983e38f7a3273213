import { element, wantsStillness } from '../../page/setup.js'

/** Share of the growth per millisecond; the server's clock decides, this only draws. */
const growth = 0.000_06

/** @param {number} milliseconds since take-off */
export const multiplierAt = (milliseconds) => Math.exp(growth * Math.max(0, milliseconds))

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
  const stars = Array.from({ length: 70 }, (_, star) => ({
    x: (star * 0.618_033_99) % 1,
    y: (star * 0.754_877_67) % 1,
    size: 0.6 + (star % 5) * 0.35,
    depth: 0.2 + (star % 4) * 0.22,
  }))
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

  /** @param {number} milliseconds how far the stars have moved */
  function paintStars(milliseconds) {
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

  /** @param {number} milliseconds since take-off @param {boolean} isGone */
  function paintCurve(milliseconds, isGone) {
    const [left, foot] = [14, height - 26]
    const span = Math.max(milliseconds, 6000)
    const top = Math.max(multiplierAt(milliseconds), 1.6) - 1
    const reach = Math.min(1, milliseconds / 6000)
    const tipX = left + (width - left - 74) * Math.min(1, milliseconds / span)
    const place = (/** @type {number} */ moment) => [
      left + ((tipX - left) * moment) / Math.max(1, milliseconds),
      foot - ((multiplierAt(moment) - 1) / top) * (foot - 74) * (0.35 + 0.65 * reach),
    ]
    pen.beginPath()
    pen.moveTo(left, foot)
    for (let step = 1; step <= 60; step++) {
      const [x = 0, y = 0] = place((milliseconds * step) / 60)
      pen.lineTo(x, y)
    }
    const [x = left, y = foot] = place(milliseconds)
    pen.strokeStyle = curve
    pen.lineWidth = 5
    pen.lineCap = 'round'
    pen.globalAlpha = isGone ? 0.35 : 1
    pen.stroke()
    pen.lineTo(x, foot)
    pen.lineTo(left, foot)
    const shade = pen.createLinearGradient(0, y, 0, foot)
    shade.addColorStop(0, `${curve}88`)
    shade.addColorStop(1, `${curve}08`)
    pen.fillStyle = shade
    pen.fill()
    pen.globalAlpha = 1
    return [x, y]
  }

  /** @param {number} x @param {number} y @param {number} turn radians */
  function paintVehicle(x, y, turn) {
    if (!picture.complete || picture.naturalWidth === 0) return
    const size = Math.max(72, Math.min(120, width / 5))
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    pen.drawImage(picture, -size * 0.35, -size * 0.65, size, size)
    pen.restore()
  }

  function paint() {
    const now = performance.now()
    pen.clearRect(0, 0, width, height)
    if (flight.kind === 'waiting') {
      paintStars(now / 4)
      const sway = wantsStillness.matches ? 0 : Math.sin(now / 420) * 4
      paintVehicle(34, height - 36 + sway, 0)
      return
    }
    if (flight.kind === 'flying') {
      const flown = now - flight.since
      paintStars(now)
      const [x = 0, y = 0] = paintCurve(flown, false)
      const sway = wantsStillness.matches ? 0 : Math.sin(now / 260) * 0.06
      paintVehicle(x, y, sway)
      return
    }
    const flown = Math.log(flight.point / 100) / growth
    const gone = wantsStillness.matches ? 1e6 : now - flight.since
    paintStars(0)
    const [x = 0, y = 0] = paintCurve(flown, true)
    paintVehicle(x + gone * 1.1, y - gone * 1.1, 0)
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
