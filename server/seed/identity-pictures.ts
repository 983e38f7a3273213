import sharp from 'sharp'
import type { DocumentKind } from '../platform/modules/protection/identity/repository.ts'

const WIDTH = 640
const HEIGHT = 400

/** A drawing in the place of a document of nobody: a card with a face, its back, a person who holds it. */
export function drawDocument(kind: DocumentKind, hue: number): Promise<Buffer> {
  const drawing = { FRONT: front, BACK: back, SELFIE: selfie }[kind](hue)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>`
  return sharp(Buffer.from(picture)).jpeg({ quality: 80 }).toBuffer()
}

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

const person = (x: number, y: number, size: number, hue: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="hsl(28 45% 68%)"/>
   <path d="M ${x - size} ${y - size * 0.1} a ${size} ${size} 0 0 1 ${size * 2} 0 z" fill="hsl(20 25% 20%)"/>
   <ellipse cx="${x}" cy="${y + size * 2.3}" rx="${size * 1.8}" ry="${size * 1.2}" fill="hsl(${hue} 40% 42%)"/>`

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, index) => box(x, y + index * 38, width, 16, 'hsl(210 12% 45%)')).join('')

const card = (hue: number) => box(0, 0, WIDTH, HEIGHT, `hsl(${hue} 35% 88%)`, 0)

const front = (hue: number) =>
  card(hue) +
  box(0, 0, WIDTH, 70, `hsl(${hue} 45% 45%)`, 0) +
  box(40, 110, 170, 220, 'hsl(210 20% 96%)') +
  person(125, 190, 42, hue) +
  lines(250, 120, [320, 250, 290, 180, 230])

const back = (hue: number) =>
  card(hue) +
  lines(40, 50, [420, 360, 300]) +
  box(500, 50, 90, 90, `hsl(${hue} 45% 45%)`) +
  box(40, 200, 560, 150, 'hsl(210 20% 96%)') +
  lines(60, 225, [510, 510, 510])

const selfie = (hue: number) =>
  box(0, 0, WIDTH, HEIGHT, 'hsl(210 18% 80%)', 0) +
  person(260, 140, 80, hue) +
  `<g transform="translate(390 210) rotate(-6) scale(0.32)">${front(hue)}</g>`
