import type { GameKind } from '../play/kind.ts'
import { baccaratKind } from './baccarat/index.ts'
import { cardTableKind } from './card-table/index.ts'
import { cockfightKind } from './cockfight/index.ts'
import { crashKind } from './crash/index.ts'
import { dragonTigerKind } from './dragon-tiger/index.ts'
import { fishingKind } from './fishing/index.ts'
import { scratchKind } from './scratch/index.ts'
import { slotKind } from './slot/index.ts'
import { sportsKind } from './sports/index.ts'
import { videoPokerKind } from './video-poker/index.ts'

/** All kinds of games. */
export const gameKinds: readonly GameKind[] = [
  slotKind,
  scratchKind,
  videoPokerKind,
  crashKind,
  baccaratKind,
  dragonTigerKind,
  fishingKind,
  cardTableKind,
  sportsKind,
  cockfightKind,
]
