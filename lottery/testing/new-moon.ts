const DAY = 86_400_000
/** 1970 as a Julian day. */
const EPOCH = 2_440_587.5
/** What Earth's rotation is behind the even time of orbits in the first half of this century, in milliseconds. */
const BEHIND = 72_000

/** The greatest terms of Meeus, Astronomical Algorithms, chapter 49: days by multiples of sun, moon, latitude, and power of E. */
const TERMS: readonly (readonly [days: number, sun: number, moon: number, latitude: number, power: number])[] = [
  [-0.4072, 0, 1, 0, 0],
  [0.17241, 1, 0, 0, 1],
  [0.01608, 0, 2, 0, 0],
  [0.01039, 0, 0, 2, 0],
  [0.00739, -1, 1, 0, 1],
  [-0.00514, 1, 1, 0, 1],
  [0.00208, 2, 0, 0, 2],
  [-0.00111, 0, 1, -2, 0],
  [-0.00057, 0, 1, 2, 0],
  [0.00056, 1, 2, 0, 1],
  [-0.00042, 0, 3, 0, 0],
  [0.00042, 1, 0, 2, 1],
  [0.00038, 1, 0, -2, 1],
  [-0.00024, -1, 2, 0, 1],
]

/** Corrections for the planets: days, and an angle with its step from moon to moon, in degrees. */
const PLANETS: readonly (readonly [days: number, angle: number, step: number])[] = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
]

/** The new moon nearest to a moment, both in milliseconds of universal time: right to two minutes or so from 2000 to 2060. */
export function newMoonNear(moment: number): number {
  const moons = Math.round((moment / DAY + EPOCH - 2_451_550.1) / 29.530588861)
  const centuries = moons / 1236.85
  const sun = 2.5534 + 29.1053567 * moons
  const moon = 201.5643 + 385.81693528 * moons + 0.0107582 * centuries ** 2
  const latitude = 160.7108 + 390.67050284 * moons - 0.0016118 * centuries ** 2
  const node = 124.7746 - 1.56375588 * moons
  const shape = 1 - 0.002516 * centuries
  let day = 2_451_550.09766 + 29.530588861 * moons + 0.00015437 * centuries ** 2 - 0.00017 * sine(node)
  for (const [days, ofSun, ofMoon, ofLatitude, power] of TERMS) {
    day += days * shape ** power * sine(ofSun * sun + ofMoon * moon + ofLatitude * latitude)
  }
  for (const [days, angle, step] of PLANETS) day += days * sine(angle + step * moons)
  return (day - EPOCH) * DAY - BEHIND
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}
