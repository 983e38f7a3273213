import { expect, it } from 'vitest'
import { gameSeeds } from '../../seed/games-data.ts'
import { vendorSeeds } from '../../seed/vendors-data.ts'
import { simulatedGames } from '../../simulator/catalogue/catalogue.ts'
import { castOf } from './figures/figures.ts'
import { meaningOf } from './figures/words.ts'
import { gamePicture, lookOf } from './game-picture.ts'
import { vendorMark } from './marks/mark.ts'

const motifsOf = (names: Readonly<Record<string, string>>) => meaningOf(names).motifs.map(({ motif }) => motif)

it.each([
  ['Rồng Vàng', 'Golden Dragon', ['dragon']],
  ['Kim Tự Tháp May Mắn', 'Pyramid Luck', ['pyramid', 'clover']],
  ['Cá Voi Xanh', 'Blue Whale', ['whale']],
  ['Hổ Trắng Nổ Hũ', 'White Tiger Jackpot', ['tiger', 'jackpot']],
  ['Thanh Long', 'Dragon Fruit', ['dragonFruit']],
  ['Baccarat Sảnh Phượng', 'Baccarat Phoenix Hall', ['phoenix', 'baccarat']],
  ['Rồng Hổ', 'Dragon Tiger', ['dragon', 'tiger']],
  ['Đá Gà Thomo', 'Thomo Cockfight', ['cockfight']],
  ['Võ Sĩ Đạo', 'Samurai Way', ['samurai']],
])('draws what %s and %s say', (vi, en, motifs) => {
  expect(motifsOf({ vi })).toEqual(motifs)
  expect(motifsOf({ en })).toEqual(motifs)
})

it('shows the same in both languages of every game, and what its name says', () => {
  for (const { names } of simulatedGames()) {
    const [vi] = motifsOf({ vi: names.vi })
    expect(vi, names.vi).toBeDefined()
    expect(motifsOf({ en: names.en })[0], `${names.vi}, ${names.en}`).toBe(vi)
  }
})

it('takes no province for what its name would mean', () => {
  const lottery = { gameType: 'LOTT', gameClassify: null, motif: null, names: { vi: 'Long An', en: 'Long An' } }
  expect(castOf(lottery, 0)).toMatchObject({ large: ['balls'], small: ['watermelon'] })
})

it('has a picture for a name that says nothing', () => {
  const unknown = { gameType: 'RNG', gameClassify: null, motif: 'pharaoh', names: { vi: 'Abc', en: 'Abc' } }
  expect(castOf(unknown, 0).large).toEqual(['pyramid'])
  expect(castOf({ ...unknown, motif: null }, 0).large).toEqual(['reels'])
})

it('mirrors no figure that carries digits or letters', () => {
  const game = { vendorCode: 'JL', gameType: 'RNG', gameClassify: null, motif: 'fruit_party', names: { vi: 'Bảy Đỏ' } }
  for (let id = 0; id < 40; id++) {
    expect(gamePicture({ ...game, id: String(id), name: 'Bảy Đỏ' }).replace(/<defs>.*<\/defs>/s, '')).not.toMatch(
      /scale\(-/,
    )
  }
})

/** Beside it, and above it in rows of two, three, four and six. */
const NEIGHBOURS = [1, 2, 3, 4, 6]
/** Hues as far apart as this are told apart at a glance. */
const APART = 24

type Game = (typeof gameSeeds)[number]

/** Every list that a page shows: all games, those of a category, a vendor, a sub-type. */
function lists(): Game[][] {
  const found = new Map<string, Game[]>()
  for (const game of gameSeeds.toSorted((left, right) => left.position - right.position)) {
    const { gameType, vendorCode, gameClassify } = game
    const here = ['', gameType, `of ${gameClassify}`].flatMap((kind) => [kind, `${vendorCode} ${kind}`])
    for (const name of here) {
      const list = found.get(name)
      if (list) list.push(game)
      else found.set(name, [game])
    }
  }
  return [...found.values()]
}

it('never draws two neighbours alike, in any list of the catalogue', () => {
  const looks = new Map(
    gameSeeds.map((game) => {
      const { large, small, coat, order, side, hue } = lookOf(game)
      return [game.id, { cast: [...large, ...small, coat, order % 2, small.length > 0 && side].join(), hue }]
    }),
  )
  const alike = lists().flatMap((list) =>
    list.flatMap((game, place) =>
      NEIGHBOURS.flatMap((distance) => {
        const other = list[place + distance]
        const [one, two] = [looks.get(game.id), looks.get(other?.id ?? '')]
        if (other === undefined || one?.cast !== two?.cast) return []
        const between = Math.abs((one?.hue ?? 0) - (two?.hue ?? 0))
        return Math.min(between, 360 - between) < APART ? [`${game.names.vi} and ${other.names.vi}`] : []
      }),
    ),
  )
  expect(alike).toEqual([])
})

it('has a mark for every vendor, no two the same', () => {
  const marks = vendorSeeds.map(({ code }) => vendorMark(code))
  expect(new Set(marks).size).toBe(marks.length)
  const emblems = marks.map((mark) => mark.slice(mark.indexOf('<g ')).replace(/#[0-9a-f]{6}/g, ''))
  expect(new Set(emblems).size, 'not by their colours alone').toBe(marks.length)
})
