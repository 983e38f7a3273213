/** Gold, silver, bronze. */
const metals = [
  ['#ffe08a', '#d99a1c', '#5a3a00'],
  ['#f1f4f9', '#9aa6ba', '#2c3444'],
  ['#f0b58a', '#b4693a', '#4a2208'],
] as const

/** The medal of the first three places, with its number. */
export function RankMedal({ rank }: { rank: number }) {
  const [light, dark, ink] = metals[rank - 1] ?? metals[2]
  return (
    <svg aria-hidden="true" width="36" height="36" viewBox="0 0 36 36" className="shrink-0">
      <path d="M10 2h7l3 9-6 4zM26 2h-7l-3 9 6 4z" fill={dark} opacity="0.75" />
      <circle cx="18" cy="21" r="13" fill={dark} />
      <circle cx="18" cy="21" r="10.5" fill={light} />
      <circle cx="18" cy="21" r="8.5" fill="none" stroke={dark} strokeWidth="0.8" />
      <text x="18" y="26" textAnchor="middle" fontSize="14" fontWeight="700" fill={ink}>
        {rank}
      </text>
    </svg>
  )
}
