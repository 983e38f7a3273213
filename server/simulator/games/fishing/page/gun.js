import { place, visible } from './sea.js'

/**
 * @typedef {{ x: number, y: number, dx: number, dy: number }} Bullet
 * @typedef {{ fish: number, at: number, x: number, y: number }} Hit
 */

/** Heights of the sea that a bullet flies in a second. */
const speed = 0.95
export const gunLength = 46

/** @type {Bullet[]} */
let bullets = []
/** Straight up is 0; to the right is positive. */
let angle = 0

export const flying = () => bullets
export const aim = () => angle

/** @param {number} to radians from straight up */
export function turnGun(to) {
  angle = Math.max(-1.35, Math.min(1.35, to))
}

/** @param {number} width @param {number} height */
export function fireGun(width, height) {
  bullets.push({
    x: width / 2 + Math.sin(angle) * gunLength,
    y: height - 14 - Math.cos(angle) * gunLength,
    dx: Math.sin(angle),
    dy: -Math.cos(angle),
  })
}

export function clearBullets() {
  bullets = []
}

/**
 * Moves the bullets on; they bounce off the sea's edges until they meet a fish. Returns those that met one.
 * @param {number} seconds @param {number} moment of the sea's clock @param {number} width @param {number} height
 * @returns {Hit[]}
 */
export function moveBullets(seconds, moment, width, height) {
  const fish = visible(moment).map((each) => ({ each, at: place(each, moment, width, height) }))
  /** @type {Hit[]} */
  const hits = []
  bullets = bullets.filter((bullet) => {
    bullet.x += bullet.dx * speed * height * seconds
    bullet.y += bullet.dy * speed * height * seconds
    if (bullet.x < 0 || bullet.x > width) bullet.dx = bullet.x < 0 ? Math.abs(bullet.dx) : -Math.abs(bullet.dx)
    if (bullet.y < 0 || bullet.y > height) bullet.dy = bullet.y < 0 ? Math.abs(bullet.dy) : -Math.abs(bullet.dy)
    const met = fish.findLast(({ at }) => {
      const across = (bullet.x - at.x) / (at.long * 0.42)
      const down = (bullet.y - at.y) / (at.high * 0.36)
      return across * across + down * down < 1
    })
    if (met) hits.push({ fish: met.each.index, at: Math.round(moment), x: bullet.x, y: bullet.y })
    return met === undefined
  })
  return hits
}
