import { foldText } from '../../../lib/fold-text.ts'
import type { ReadyGame } from './ready-games.ts'

/** Before each name; nothing that comes in holds it. */
const BREAK = '\0'

/** The names of a list of games as one text, and its vendors. */
interface Names {
  readonly text: string
  /** Where the name of each game begins. */
  readonly starts: Int32Array
  readonly vendors: readonly Vendor[]
}

interface Vendor {
  /** Its code and its name, folded and in small letters. */
  readonly code: string
  readonly name: string
  /** The places of its games in the list. */
  readonly places: number[]
}

/** Of each list once: a list that changes is another one. */
const names = new WeakMap<readonly ReadyGame[], Names>()

/**
 * Those that have what is looked for in their name, and after them those whose vendor is called so, each part in the order of the list.
 * Names are searched as one text: looking at ten thousand of them one after the other takes four times as long.
 */
export function searchGames(games: readonly ReadyGame[], folded: string): readonly ReadyGame[] {
  const known = names.get(games) ?? readNames(games)
  names.set(games, known)
  const named = findNamed(known, folded)
  const isNamed = new Set(named)
  const called = known.vendors
    .filter((vendor) => isCalled(vendor, folded))
    .flatMap(({ places }) => places.filter((place) => !isNamed.has(place)))
    .sort((one, other) => one - other)
  return [...named, ...called].flatMap((place) => games[place] ?? [])
}

function readNames(games: readonly ReadyGame[]): Names {
  const starts = new Int32Array(games.length)
  const vendors = new Map<string, Vendor>()
  let length = 0
  for (const [place, { game }] of games.entries()) {
    starts[place] = length + BREAK.length
    length += BREAK.length + game.name_folded.length
    const vendor = vendors.get(game.vendor_code) ?? {
      code: game.vendor_code.toLowerCase(),
      name: foldText(game.vendor_name).toLowerCase(),
      places: [],
    }
    vendor.places.push(place)
    vendors.set(game.vendor_code, vendor)
  }
  const text = games.map(({ game }) => BREAK + game.name_folded).join('')
  return { text, starts, vendors: [...vendors.values()] }
}

/** The places of the games in whose names a text stands, each once, in their order. */
function findNamed({ text, starts }: Names, folded: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(folded); at !== -1; ) {
    const place = lastNotAfter(starts, at)
    places.push(place)
    const next = starts[place + 1]
    if (next === undefined) break
    at = text.indexOf(folded, next)
  }
  return places
}

/** The place of the last start that is not after a position. */
function lastNotAfter(starts: Int32Array, at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** By its code, or by the beginning of any word of its name. A single letter begins too many. */
function isCalled({ code, name }: Vendor, folded: string): boolean {
  const squeezed = folded.replaceAll(' ', '')
  if (squeezed.length < 2) return false
  return code === squeezed || ` ${name}`.includes(` ${folded}`) || name.replaceAll(' ', '') === squeezed
}
