/** Felts a table may be covered with: ground from top to foot, light, middle and edge of the felt. */
export const felts = {
  emerald: { ground: ['#0e3a30', '#04110f', '#3fd69b'], felt: ['#17735a', '#052a20'] },
  crimson: { ground: ['#4a0f20', '#14040a', '#ff7a86'], felt: ['#8a1f35', '#34070f'] },
  sapphire: { ground: ['#12305f', '#050a1c', '#6fb2ff'], felt: ['#1e4f94', '#071a3c'] },
  obsidian: { ground: ['#2a2438', '#08070d', '#f3c969'], felt: ['#3d3550', '#14101d'] },
} as const satisfies Record<string, { ground: readonly [string, string, string]; felt: readonly [string, string] }>

export const feltCodes = Object.keys(felts) as (keyof typeof felts)[]

/** The colours of a game's table; a theme this kind does not know is dressed in the first one. */
export function feltOf(theme: string) {
  return felts[feltCodes.find((code) => code === theme) ?? 'emerald']
}
