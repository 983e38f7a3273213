import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { need } from '../../../tests/support/need.ts'
import { startPlatform, type TestPlatform } from '../../../tests/support/platform.ts'
import { fitLines, outlineOf, widthOf } from './lettering.ts'
import { vendorPicture } from './vendor-picture.ts'

describe('lettering', () => {
  it('has an outline for every Vietnamese letter', () => {
    const letters = 'aàảãáạăằẳẵắặâầẩẫấậbcdđeèẻẽéẹêềểễếệghiìỉĩíịklmnoòỏõóọôồổỗốộơờởỡớợpqrstuùủũúụưừửữứựvxyỳỷỹýỵ'
    const missing = outlineOf('\u{10ffff}', 0, 0, 40)
    for (const letter of letters + letters.toUpperCase()) {
      expect(outlineOf(letter, 0, 0, 40), letter).not.toBe(missing)
      expect(outlineOf(letter, 0, 0, 40), letter).toMatch(/^M-?[\d.]+ -?[\d.]+[MLQCZ\d. -]+$/)
    }
    expect(widthOf('RỒNG VÀNG', 40)).toBeGreaterThan(widthOf('RỒNG', 40))
  })

  it('breaks a long name into even lines', () => {
    const { lines, size } = fitLines('RỒNG NGỌC BẤT TẬN HOÀNG GIA', { width: 216, largest: 33, smallest: 12, most: 2 })
    expect(lines).toEqual(['RỒNG NGỌC BẤT', 'TẬN HOÀNG GIA'])
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(216.5)
  })
})

describe('the picture of a vendor', () => {
  /** Figures are drawn from −100 to 100 around where they stand. */
  const footOfSign = (svg: string) => {
    const [, y, scale] = need(/translate\(240 (\d+)\) scale\(([\d.]+)\)" filter/.exec(svg))
    return Number(y) + 100 * Number(scale)
  }
  const topOfLetters = (svg: string) => {
    const outlines = [...svg.matchAll(/d="([^"]+)" fill="url\(#letters\)"/g)].map(([, outline]) => need(outline))
    expect(outlines.length).toBeGreaterThan(0)
    return Math.min(
      ...outlines.flatMap((outline) =>
        outline
          .split(/[A-Z ]+/)
          .filter(Boolean)
          .flatMap((number, index) => (index % 2 === 1 ? [Number(number)] : [])),
      ),
    )
  }

  it.each(['JILI', 'PG Soft', 'Fa Chai', "Play'n GO", 'Asia Gaming', 'Microgaming', 'Xổ Số Việt Nam'])(
    'sets %s below its sign',
    (name) => {
      const svg = vendorPicture({ code: 'ANY', name, gameType: 'RNG' })
      expect(topOfLetters(svg)).toBeGreaterThanOrEqual(footOfSign(svg))
    },
  )
})

describe('artwork', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'artwork-'))
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ config: { dataDir } })
  })
  afterAll(async () => {
    await platform.stop()
    rmSync(dataDir, { recursive: true })
  })

  async function picture(path: string) {
    const response = await fetch(`${platform.url}/wps/artwork/${path}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { response, bytes, ...(response.ok ? await sharp(bytes).metadata() : { width: 0, height: 0, format: '' }) }
  }

  it('draws a game once, the same every time, and lets browsers keep it', async () => {
    const { list } = (await platform.call('listHotGames')).value
    const [one, other] = [need(list[0]), need(list[1])]
    const first = await picture(`games/${one.nodeId}.webp`)
    expect([first.format, first.width, first.height]).toEqual(['webp', 240, 240])
    expect(first.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(first.bytes.length).toBeLessThan(20_000)
    expect((await picture(`games/${one.nodeId}.webp`)).bytes.equals(first.bytes)).toBe(true)
    expect((await picture(`games/${other.nodeId}.webp`)).bytes.equals(first.bytes)).toBe(false)
  })

  it('draws vendors, their marks, and banners in two cuts and languages', async () => {
    expect(await picture('vendors/JL.webp')).toMatchObject({ width: 480, height: 360 })
    expect(await picture('marks/JL.webp')).toMatchObject({ width: 96, height: 96 })
    for (const name of ['welcome', 'slots-festival', 'vietqr-deposit', 'winners', 'responsible-play']) {
      expect(await picture(`banners/${name}-vi.webp`)).toMatchObject({ width: 1440, height: 480 })
      expect(await picture(`banners/${name}-en.webp?w=780`)).toMatchObject({ width: 780, height: 400 })
    }
  })

  it('draws a vendor for the category asked for, and for its largest one where it has no such games', async () => {
    const [sports, esports, none, plain] = await Promise.all(
      ['?category=SPORTS', '?category=ESPORTS', '?category=FISH', ''].map((query) =>
        picture(`vendors/IBC.webp${query}`),
      ),
    )
    expect(need(sports).bytes.equals(need(esports).bytes)).toBe(false)
    expect(need(none).bytes.equals(need(esports).bytes)).toBe(true)
    expect(need(plain).bytes.equals(need(esports).bytes)).toBe(true)
  })

  it('knows no picture of anything else', async () => {
    for (const path of [
      'games/nonsense.webp',
      'games/..%2F..%2Fetc.webp',
      'vendors/NONE.webp',
      'marks/NONE.webp',
      'banners/other-vi.webp',
      'banners/welcome.webp',
    ]) {
      expect((await picture(path)).response.status, path).toBe(404)
    }
  })
})
