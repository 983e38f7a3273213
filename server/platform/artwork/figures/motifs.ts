import type { Paint } from '../paint.ts'
import { AMETHYST, group, JADE, ROSE, RUBY } from '../shapes.ts'
import * as beasts from './beasts.ts'
import * as birds from './birds.ts'
import * as cards from './cards.ts'
import * as city from './city.ts'
import * as egypt from './egypt.ts'
import * as fruit from './fruit.ts'
import * as myths from './myths.ts'
import * as nature from './nature.ts'
import * as pirate from './pirate.ts'
import * as sea from './sea.ts'
import * as space from './space.ts'
import * as street from './street.ts'
import * as table from './table.ts'
import * as tet from './tet.ts'
import * as tokens from './tokens.ts'
import * as treasure from './treasure.ts'

/** A drawing around (0, 0), from −100 to 100. A coat is the colour that the name says, where the figure can wear one. */
export type Figure = (paint: Paint, coat?: string) => string

const wearing =
  (figure: Figure, coat: string): Figure =>
  (paint) =>
    figure(paint, coat)

const twins =
  (figure: Figure): Figure =>
  (paint, coat) =>
    group('translate(-46 -14) rotate(-6) scale(.6)', figure(paint, coat)) +
    group('translate(46 18) rotate(6) scale(.6)', figure(paint, JADE))

/** What may be drawn for a motif; where there are several, the id of the game takes one. */
export const MOTIFS = {
  ...single({ ...beasts, ...birds, ...cards, ...city, ...egypt, ...fruit }),
  ...single({ ...myths, ...nature, ...sea, ...space, ...street, ...table, ...tet, ...tokens, ...treasure }),
  ...single(pirate),
  carp: [nature.fish],
  twinDragons: [twins(myths.dragon), twins(myths.longDragon)],
  cards: [cards.hand, table.cards],
  cockfight: [birds.cockfight, nature.rooster],
  dragon: [myths.dragon, myths.longDragon],
  esports: [table.gamepad, table.trophy],
  peach: [wearing(tet.branch, ROSE)],
  pirates: [pirate.sabres, pirate.skull],
  pot: [tokens.pot],
  jackpot: [wearing(tokens.pot, AMETHYST)],
  grandPot: [wearing(tokens.pot, RUBY)],
  wealthPot: [wearing(tokens.pot, JADE)],
  pearl: [nature.shell],
} satisfies Readonly<Record<string, readonly Figure[]>>

function single<Name extends string>(figures: Readonly<Record<Name, Figure>>) {
  // `Object.entries` forgets the names, which are those that came in.
  const entries = Object.entries<Figure>(figures).map(([name, figure]) => [name, [figure]] as const)
  return Object.fromEntries(entries) as Readonly<Record<string, readonly Figure[]>> as Record<Name, readonly Figure[]>
}

export type Motif = keyof typeof MOTIFS
