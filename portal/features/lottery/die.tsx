/** Where the pips of each face stand, in thirds of the die. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
}

/** A die showing 1 to 6; one and four are red, as dice there are. */
export function Die({ value, size = 34 }: { value: string; size?: number }) {
  const pips = PIPS[value] ?? []
  const pipClass = value === '1' || value === '4' ? 'fill-[#c6303a]' : 'fill-[#1b2233]'
  return (
    <svg role="img" aria-label={value} width={size} height={size} viewBox="0 0 36 36">
      <rect x="1" y="1" width="34" height="34" rx="8" className="fill-[#f7f4ec] stroke-[#b9b29f]" />
      {pips.map(([column, row]) => (
        <circle
          key={`${column}${row}`}
          cx={9 + column * 9}
          cy={9 + row * 9}
          r={value === '1' ? 5 : 3.2}
          className={pipClass}
        />
      ))}
    </svg>
  )
}
