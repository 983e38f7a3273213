/** What flies, and the colours of its sky: ground from top to foot and light, then the curve. */
export const crashThemes = {
  rocket: { ground: ['#241352', '#070615', '#8d6bff'], curve: '#ff4d6d' },
  kite: { ground: ['#0f4d77', '#06182b', '#6fd8ff'], curve: '#ffc53d' },
  dragon: { ground: ['#4a0f1c', '#12050a', '#ff9a4d'], curve: '#ffb020' },
  swallow: { ground: ['#0d4a44', '#04140f', '#7df0b8'], curve: '#3fe0a0' },
} as const satisfies Record<string, { ground: readonly [string, string, string]; curve: string }>

export type CrashTheme = keyof typeof crashThemes
export const crashThemeCodes = Object.keys(crashThemes) as CrashTheme[]

/** The theme of a game; one this kind does not know flies the rocket. */
export function crashThemeOf(theme: string): CrashTheme {
  return crashThemeCodes.find((code) => code === theme) ?? 'rocket'
}
