import { bind } from '../../lib/bind.ts'
import type { LinesDependencies } from './service/dependencies.ts'
import { endLinePlay } from './service/end-line-play.ts'
import { move } from './service/move.ts'
import { keepMoved } from './service/moved.ts'
import { readRules } from './service/read-rules.ts'
import { setRules } from './service/set-rules.ts'

/** What agents set for their lines (domain.md 7): greatest stakes, vendors and categories that are off. */
export function createLinesService(dependencies: LinesDependencies) {
  return bind(dependencies, { readRules, setRules, endLinePlay, keepMoved, move })
}

export type LinesService = ReturnType<typeof createLinesService>
