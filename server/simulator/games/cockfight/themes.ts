/** Arenas: ground from top to foot and light, and the colour of the sand. */
export const arenas = {
  night: { ground: ['#2b1b4d', '#0a0714', '#ffd98a'], sand: '#b98a4e' },
  sunset: { ground: ['#7a2a1c', '#1a0706', '#ffb067'], sand: '#c98f52' },
  bamboo: { ground: ['#1d4a2c', '#06140b', '#c8f08f'], sand: '#a9905a' },
} as const satisfies Record<string, { ground: readonly [string, string, string]; sand: string }>

export const arenaCodes = Object.keys(arenas) as (keyof typeof arenas)[]

/** The arena of a game; a theme this kind does not know fights at night. */
export function arenaOf(theme: string) {
  return arenas[arenaCodes.find((code) => code === theme) ?? 'night']
}
