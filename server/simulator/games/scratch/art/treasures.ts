/** What lies under the foil of the treasure map, in the order of its prizes: SVG inside a box of 100 × 100. */
const treasures = [
  // The crown.
  '<path d="M14 74L8 30l22 20 20-32 20 32 22-20-6 44z" fill="url(#gold)" stroke="#7a4a0c" stroke-width="2"/><path d="M14 74h72v10H14z" fill="url(#red)"/><circle cx="50" cy="60" r="7" fill="url(#red)"/><circle cx="29" cy="62" r="5" fill="url(#blue)"/><circle cx="71" cy="62" r="5" fill="url(#blue)"/><circle cx="8" cy="29" r="5" fill="#fff2b8"/><circle cx="50" cy="17" r="6" fill="#fff2b8"/><circle cx="92" cy="29" r="5" fill="#fff2b8"/>',
  // The diamond.
  '<path d="M26 22h48l20 24-44 42L6 46z" fill="url(#blue)" stroke="#e9f6ff" stroke-width="2"/><path d="M26 22l12 24 12-24 12 24 12-24M6 46h88M38 46l12 42 12-42" fill="none" stroke="#e9f6ff" stroke-width="2" opacity=".8"/>',
  // The chest.
  '<path d="M12 46c0-18 10-26 24-26h28c14 0 24 8 24 26z" fill="url(#wood)" stroke="#3a1d08" stroke-width="2"/><path d="M12 46h76v34H12z" fill="url(#wood)" stroke="#3a1d08" stroke-width="2"/><path d="M12 44h76v8H12zM26 21v59M74 21v59" stroke="url(#gold)" stroke-width="6" fill="none"/><rect x="42" y="42" width="16" height="18" rx="3" fill="url(#gold)" stroke="#7a4a0c" stroke-width="2"/><circle cx="50" cy="50" r="3" fill="#3a1d08"/>',
  // The ruby.
  '<path d="M50 10l32 18v40L50 90 18 68V28z" fill="url(#red)" stroke="#ffd9d2" stroke-width="2"/><path d="M50 28l18 10v22L50 72 32 60V38z" fill="#ff8d84" opacity=".6"/><path d="M50 10v18M82 28L68 38M82 68L68 60M50 90V72M18 68l14-8M18 28l14 10" stroke="#ffd9d2" stroke-width="1.6"/>',
  // The gold bars.
  '<g stroke="#7a4a0c" stroke-width="2"><path d="M8 82l8-24h30l8 24zM46 82l8-24h30l8 24z" fill="url(#gold)"/><path d="M27 56l8-24h30l8 24z" fill="url(#gold)"/></g><path d="M38 38h24M20 64h22M58 64h22" stroke="#fff7d6" stroke-width="3" stroke-linecap="round"/>',
  // The purse.
  '<path d="M36 30c-22 14-26 34-22 46 4 10 68 10 72 0 4-12 0-32-22-46z" fill="url(#wood)" stroke="#3a1d08" stroke-width="2"/><path d="M30 14c8 4 12 2 20-2 8 4 12 6 20 2l-6 16H36z" fill="url(#wood)" stroke="#3a1d08" stroke-width="2"/><path d="M34 30h32" stroke="url(#gold)" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="58" r="15" fill="url(#gold)" stroke="#7a4a0c" stroke-width="2"/><circle cx="50" cy="58" r="9" fill="none" stroke="#7a4a0c" stroke-width="2"/>',
  // The compass.
  '<circle cx="50" cy="52" r="38" fill="url(#gold)" stroke="#7a4a0c" stroke-width="2"/><circle cx="50" cy="52" r="29" fill="#fff6df" stroke="#7a4a0c" stroke-width="2"/><path d="M50 28l7 24-7 24-7-24z" fill="url(#red)"/><path d="M50 76l7-24H43z" fill="url(#blue)"/><circle cx="50" cy="52" r="4" fill="#7a4a0c"/><path d="M44 8h12v8H44z" fill="url(#gold)"/>',
  // The anchor.
  '<g fill="none" stroke="url(#steel)" stroke-width="9" stroke-linecap="round"><circle cx="50" cy="18" r="9"/><path d="M50 28v56M32 40h36M14 56c2 20 18 30 36 30s34-10 36-30"/></g><path d="M6 62l10-14 12 12zM94 62L84 48 72 60z" fill="#b9c8e8"/>',
  // The shell.
  '<path d="M50 88c-26-6-42-28-40-50 12-4 16 2 18 6 0-16 6-24 12-28 6 4 8 8 10 14 2-6 4-10 10-14 6 4 12 12 12 28 2-4 6-10 18-6 2 22-14 44-40 50z" fill="url(#pink)" stroke="#94195f" stroke-width="2"/><path d="M50 84V32M46 82L30 46M54 82l16-36M42 80L16 44M58 80l26-36" stroke="#94195f" stroke-width="2" opacity=".6"/><path d="M36 84h28l-4 8H40z" fill="url(#pink)" stroke="#94195f" stroke-width="2"/>',
] as const

const gradients: Readonly<Record<string, readonly [string, string]>> = {
  gold: ['#fff4c2', '#d1902c'],
  red: ['#ff9d8a', '#a3142c'],
  blue: ['#d6f1ff', '#2f74d8'],
  pink: ['#ffe8f3', '#f07db2'],
  wood: ['#d79a58', '#6e3d17'],
  steel: ['#f2f6ff', '#6d7fa6'],
}

/** One treasure by its place in the prize table. */
export function drawTreasure(mark: number): string | undefined {
  const content = treasures[mark]
  if (content === undefined) return undefined
  const definitions = Object.entries(gradients)
    .map(
      ([name, [light, deep]]) =>
        `<linearGradient id="${name}" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${definitions}</defs>${content}</svg>`
}
