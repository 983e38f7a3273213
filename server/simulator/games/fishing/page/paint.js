import { element, wantsStillness } from '../../page/setup.js'
import { aim, flying, gunLength } from './gun.js'
import { lengthOf, now, pictures, place, visible } from './sea.js'

/** @typedef {{ born: number, lasts: number, draw: (share: number) => void }} Effect */

export const canvas = /** @type {HTMLCanvasElement} */ (element('sea'))
const found = canvas.getContext('2d')
if (!found) throw new Error('the browser draws no canvas')
const context = found
const style = getComputedStyle(document.documentElement)
const [top, foot, light] = ['--top', '--foot', '--light'].map((name) => style.getPropertyValue(name))
const slices = 30

/** @type {Effect[]} */
let effects = []
export let width = 0
export let height = 0

/** Fits the drawing to its place on the screen. */
export function fit() {
  const box = canvas.getBoundingClientRect()
  const scale = Math.min(2, devicePixelRatio)
  width = box.width
  height = box.height
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  context.setTransform(scale, 0, 0, scale, 0, 0)
}

function drawWater(/** @type {number} */ moment) {
  const water = context.createLinearGradient(0, 0, 0, height)
  water.addColorStop(0, top ?? '')
  water.addColorStop(1, foot ?? '')
  context.fillStyle = water
  context.fillRect(0, 0, width, height)
  context.save()
  context.globalAlpha = 0.1
  context.fillStyle = light ?? ''
  for (let ray = 0; ray < 6; ray++) {
    const swing = wantsStillness.matches ? 0 : Math.sin(moment / 3200 + ray) * 30
    const x = (width * (ray + 0.5)) / 6 + swing
    context.beginPath()
    context.moveTo(x - 14, 0)
    context.lineTo(x + 14, 0)
    context.lineTo(x + 80 + swing, height)
    context.lineTo(x - 30 + swing, height)
    context.fill()
  }
  context.globalAlpha = 0.28
  for (let bubble = 0; bubble < 22; bubble++) {
    const rise = wantsStillness.matches ? 0.5 : (moment / (7000 + bubble * 310) + bubble * 0.137) % 1
    context.beginPath()
    context.arc(
      ((bubble * 97.3) % width) + Math.sin(rise * 12 + bubble) * 6,
      height * (1 - rise),
      2 + (bubble % 4),
      0,
      7,
    )
    context.stroke()
    context.strokeStyle = light ?? ''
  }
  context.restore()
  drawBottom()
}

function drawBottom() {
  context.fillStyle = 'rgb(0 0 0 / 30%)'
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width + 40; x += 40) context.lineTo(x, height - 18 - ((x * 37) % 31))
  context.lineTo(width, height)
  context.fill()
}

/** @param {HTMLImageElement} image @param {number} long @param {number} high @param {number} beat */
function drawSwimming(image, long, high, beat) {
  if (!image.complete || image.naturalWidth === 0) return
  const piece = image.naturalWidth / slices
  for (let slice = 0; slice < slices; slice++) {
    // The tail, at the left of the picture, swings most.
    const swing = wantsStillness.matches ? 0 : Math.sin(beat + slice * 0.2) * high * 0.055 * (1 - slice / slices)
    const x = -long / 2 + (long * slice) / slices
    context.drawImage(
      image,
      slice * piece,
      0,
      piece,
      image.naturalHeight,
      x,
      -high / 2 + swing,
      long / slices + 0.6,
      high,
    )
  }
}

function drawFish(/** @type {number} */ moment) {
  for (const fish of visible(moment)) {
    const image = pictures[fish.species]
    if (!image) continue
    const at = place(fish, moment, width, height)
    context.save()
    context.translate(at.x, at.y)
    if (!fish.isFromLeft) context.scale(-1, 1)
    drawSwimming(image, at.long, at.high, moment / 160 + fish.index)
    context.restore()
  }
}

function drawGun() {
  context.save()
  for (const bullet of flying()) {
    const glow = context.createRadialGradient(bullet.x, bullet.y, 1, bullet.x, bullet.y, 9)
    glow.addColorStop(0, '#fff')
    glow.addColorStop(0.4, '#ffe58a')
    glow.addColorStop(1, 'rgb(255 160 40 / 0%)')
    context.fillStyle = glow
    context.fillRect(bullet.x - 9, bullet.y - 9, 18, 18)
  }
  context.translate(width / 2, height - 8)
  context.fillStyle = '#5a3508'
  context.beginPath()
  context.arc(0, 6, 38, Math.PI, 0)
  context.fill()
  context.rotate(aim())
  const barrel = context.createLinearGradient(-13, 0, 13, 0)
  barrel.addColorStop(0, '#9a5f12')
  barrel.addColorStop(0.45, '#fff0b4')
  barrel.addColorStop(1, '#9a5f12')
  context.fillStyle = barrel
  context.beginPath()
  context.roundRect(-12, -gunLength - 8, 24, gunLength + 12, 6)
  context.roundRect(-16, -gunLength - 10, 32, 10, 4)
  context.fill()
  context.beginPath()
  context.arc(0, 0, 21, 0, 7)
  context.fill()
  context.fillStyle = '#c9182b'
  context.beginPath()
  context.arc(0, 0, 9, 0, 7)
  context.fill()
  context.restore()
}

/** @param {number} lasts milliseconds @param {(share: number) => void} draw */
function addEffect(lasts, draw) {
  effects.push({ born: performance.now(), lasts, draw })
}

/** A net where a bullet met a fish. @param {number} x @param {number} y */
export function showNet(x, y) {
  if (wantsStillness.matches) return
  addEffect(360, (share) => {
    context.save()
    context.translate(x, y)
    context.globalAlpha = 1 - share
    context.strokeStyle = '#fff3c4'
    context.lineWidth = 2
    const radius = 14 + share * 26
    for (let ring = 1; ring <= 3; ring++) {
      context.beginPath()
      context.arc(0, 0, (radius * ring) / 3, 0, 7)
      context.stroke()
    }
    for (let spoke = 0; spoke < 8; spoke++) {
      context.beginPath()
      context.moveTo(0, 0)
      context.lineTo(Math.cos((spoke * Math.PI) / 4) * radius, Math.sin((spoke * Math.PI) / 4) * radius)
      context.stroke()
    }
    context.restore()
  })
}

/**
 * A catch: the fish is drawn in, coins fly, the amount rises.
 * @param {number} species @param {number} x @param {number} y @param {string} amount
 */
export function showCatch(species, x, y, amount) {
  const image = pictures[species]
  const long = lengthOf(species, width)
  const isStill = wantsStillness.matches
  addEffect(1100, (share) => {
    context.save()
    if (image && share < 0.7 && !isStill) {
      const near = share / 0.7
      context.save()
      context.translate(x + (width / 2 - x) * near ** 3, y + (height - 30 - y) * near ** 3)
      context.rotate(near * 5)
      context.scale(1 - near * 0.8, 1 - near * 0.8)
      drawSwimming(image, long, long * 0.6, share * 60)
      context.restore()
      context.fillStyle = '#ffd75e'
      for (let coin = 0; coin < 12; coin++) {
        const way = near * (50 + (coin % 4) * 22)
        context.beginPath()
        context.ellipse(
          x + Math.cos(coin * 2.4) * way,
          y + Math.sin(coin * 2.4) * way + near ** 2 * 70,
          6,
          2 + 4 * Math.abs(Math.cos(near * 9 + coin)),
          0,
          0,
          7,
        )
        context.fill()
      }
    }
    context.globalAlpha = Math.min(1, (1 - share) * 3)
    context.font = '900 24px "Be Vietnam Pro", system-ui, sans-serif'
    context.textAlign = 'center'
    context.lineWidth = 5
    context.strokeStyle = '#4a1c02'
    context.fillStyle = '#ffe27a'
    const textX = Math.max(60, Math.min(width - 60, x))
    const textY = Math.max(30, y - (isStill ? 0 : share * 46))
    context.strokeText(amount, textX, textY)
    context.fillText(amount, textX, textY)
    context.restore()
  })
}

/** One picture of the sea as it is now. */
export function paint() {
  const moment = now()
  drawWater(moment)
  drawFish(moment)
  drawGun()
  const here = performance.now()
  effects = effects.filter((effect) => here - effect.born < effect.lasts)
  for (const effect of effects) effect.draw((here - effect.born) / effect.lasts)
}
