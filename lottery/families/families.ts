import type { Family, FamilyCode } from '../core/family.ts'
import { elevenFive } from './eleven-five/eleven-five.ts'
import { k3 } from './k3/k3.ts'
import { lf } from './lf/lf.ts'
import { lhc } from './lhc/lhc.ts'
import { pk10 } from './pk10/pk10.ts'
import { sea } from './sea/sea.ts'
import { ssc } from './ssc/ssc.ts'
import { vietnamNorth } from './vietnam/north.ts'
import { vietnamSouth } from './vietnam/south.ts'

/** Every family of lotteries by its code. */
export const families: Readonly<Record<FamilyCode, Family>> = {
  SSC: ssc,
  '11X5': elevenFive,
  PK10: pk10,
  K3: k3,
  LF: lf,
  VN_NORTH: vietnamNorth,
  VN_SOUTH: vietnamSouth,
  LHC: lhc,
  SEA: sea,
}

/** The family of that code. */
export const familyOf = (code: FamilyCode): Family => families[code]
