import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { ShellData } from './shell.ts'

/** The pictures of the app that are asked for, by name: their side in pixels, and how much of it the mark fills. */
const ICONS = {
  '180.png': { side: 180, mark: 0.72, isRound: false },
  '192.png': { side: 192, mark: 0.86, isRound: true },
  '512.png': { side: 512, mark: 0.86, isRound: true },
  // A launcher may cut off all but the middle four fifths.
  'maskable-512.png': { side: 512, mark: 0.6, isRound: false },
  'badge-96.png': { side: 96, mark: 1, isRound: false },
} as const

type IconName = keyof typeof ICONS

export const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name)

/** Colours of the house where a brand's theme has none. */
const GROUND = '#101624'
const MARK = '#f0b849'
const COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

const kept = new LRUCache<string, Promise<Buffer>>({ max: 100 })

/** The colours of a brand's icon; anything but a plain colour stays out of the drawing. */
export function coloursOf(theme: ShellData['theme']): { ground: string; mark: string } {
  const colour = (name: string, preset: string) => {
    const value = theme.find((token) => token.name === name)?.value ?? ''
    return COLOUR.test(value) ? value : preset
  }
  return { ground: colour('surface-1', GROUND), mark: colour('brand', MARK) }
}

/** An icon of the brand as PNG: the mark of the house in the brand's colours. A logo is wide, and would be too small to read here. */
export function drawIcon(name: IconName, theme: ShellData['theme']): Promise<Buffer> {
  const { ground, mark } = coloursOf(theme)
  const key = `${name} ${ground} ${mark}`
  const known = kept.get(key)
  if (known) return known
  const drawn = sharp(Buffer.from(svgOf(name, { ground, mark })))
    .png({ compressionLevel: 9 })
    .toBuffer()
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  return drawn
}

function svgOf(name: IconName, { ground, mark }: { ground: string; mark: string }): string {
  const { side, mark: size, isRound } = ICONS[name]
  // A badge is a stencil: only what it covers counts, so that it has no ground and is white.
  const isBadge = name === 'badge-96.png'
  const colour = isBadge ? '#fff' : mark
  const back = isBadge ? '' : `<rect width="32" height="32" rx="${isRound ? 8 : 0}" fill="${ground}"/>`
  const place = `translate(${16 - 16 * size} ${16 - 16 * size}) scale(${size})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">${back}<g transform="${place}"><circle cx="16" cy="16" r="11" fill="none" stroke="${colour}" stroke-width="3.3" stroke-dasharray="5.76 2.88"/><path d="M16 9.9l5.3 6.1-5.3 6.1-5.3-6.1z" fill="${colour}"/></g></svg>`
}
