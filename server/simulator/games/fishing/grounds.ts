import type { Ground } from '../cover.ts'

/** The waters: top, depth and light. */
export const seaGrounds = {
  reef: ['#1189b8', '#04213f', '#8fe9ff'],
  lagoon: ['#0fa08f', '#03302f', '#a6ffe6'],
  abyss: ['#3a3fb0', '#070826', '#a9b4ff'],
  sunset: ['#c25a6a', '#1d0b33', '#ffd0a0'],
} as const satisfies Readonly<Record<string, Ground>>

/** The water a theme stands for; an unknown theme gets the first. */
export function groundOfSea(theme: string): Ground {
  return seaGrounds[theme as keyof typeof seaGrounds] ?? seaGrounds.reef
}
