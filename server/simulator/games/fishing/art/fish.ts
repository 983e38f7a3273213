/** The colours of one fish: back, belly, fins and marks. */
interface Coat {
  readonly back: string
  readonly belly: string
  readonly fin: string
  readonly mark: string
}

/** Shapes in a box of 200 × 120, swimming to the right. */
const shapes = {
  slim: ({ mark }: Coat) =>
    `<path d="M52 60L12 30c4 20 4 40 0 60z" fill="url(#fin)"/><path d="M84 32c10-24 40-24 58-8l-14 16zM92 92c8 14 26 16 38 6l-14-14z" fill="url(#fin)"/><path d="M40 60c24-38 96-46 146-4 4 4 4 8 0 12C136 104 64 98 40 60z" fill="url(#body)"/><path d="M96 31c-8 18-8 42 2 60l18 2c-10-20-10-46-2-65zM140 35c-8 16-8 34 0 50l14-6c-6-14-6-26 0-38z" fill="${mark}"/>${eye(166, 54, 7)}<path d="M178 72q8 0 11-5" stroke="#0008" stroke-width="2.5" fill="none" stroke-linecap="round"/>`,
  tall: ({ mark }: Coat) =>
    `<path d="M44 60L14 34c6 18 6 34 0 52z" fill="url(#fin)"/><path d="M60 40C76 2 120 2 148 8l-8 36zM62 82c12 30 56 36 82 28l-6-34z" fill="url(#fin)"/><path d="M36 60C56 20 128 8 178 52c6 6 6 10 0 16C128 112 56 100 36 60z" fill="url(#body)"/><path d="M146 28c-10 22-10 44 0 64l12-8c-8-16-8-32 0-48z" fill="${mark}"/><path d="M84 28c-8 22-8 42 0 64" stroke="${mark}" stroke-width="6" fill="none" opacity=".8"/><path d="M112 20c-8 26-8 54 0 80" stroke="${mark}" stroke-width="4" fill="none" opacity=".6"/>${eye(160, 54, 7)}`,
  puffer: ({ mark }: Coat) =>
    `<path d="M36 60L10 40c6 14 6 28 0 40z" fill="url(#fin)"/><g fill="${mark}">${Array.from({ length: 16 }, (_, spine) => `<path transform="rotate(${spine * 22.5} 104 62)" d="M98 14l6-12 6 12z"/>`).join('')}</g><ellipse cx="104" cy="62" rx="68" ry="50" fill="url(#body)"/><path d="M86 74c-10 18 8 24 20 12z" fill="url(#fin)"/><g fill="${mark}" opacity=".55"><circle cx="76" cy="40" r="7"/><circle cx="104" cy="30" r="6"/><circle cx="62" cy="60" r="5"/><circle cx="122" cy="42" r="5"/></g>${eye(142, 48, 11)}<path d="M158 70c6 2 10 0 13-4" stroke="#0009" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  turtle: ({ mark }: Coat) =>
    `<path d="M126 84c18 24 34 30 46 24-8-16-20-30-36-36zM60 82c-16 10-28 22-30 32 18 2 34-8 44-22zM46 58L16 64l26 10z" fill="url(#fin)"/><path d="M140 56c10-22 34-26 48-10 6 8 2 18-8 20-14 4-26 2-36 2z" fill="url(#fin)"/><path d="M34 70C40 20 134 12 154 64c-20 24-96 30-120 6z" fill="url(#body)"/><g fill="none" stroke="${mark}" stroke-width="4"><path d="M92 26l-20 20 10 24h26l10-24zM72 46L44 56M118 46l26 8M82 70l-8 14M108 70l10 12"/></g>${eye(172, 50, 5)}`,
  ray: ({ mark }: Coat) =>
    `<path d="M66 62C44 66 20 78 4 100c12-28 30-40 60-46z" fill="url(#fin)"/><path d="M60 60C84 6 120 2 130 2c0 16 8 26 56 56-46 30-56 40-54 58-14 0-50-6-72-56z" fill="url(#body)"/><g fill="${mark}" opacity=".7"><circle cx="104" cy="40" r="6"/><circle cx="122" cy="28" r="4"/><circle cx="104" cy="78" r="6"/><circle cx="122" cy="92" r="4"/><circle cx="90" cy="58" r="5"/></g>${eye(160, 48, 5)}${eye(160, 70, 5)}`,
  swordfish: ({ mark }: Coat) =>
    `<path d="M40 60L8 22c10 26 10 50 0 76z" fill="url(#fin)"/><path d="M66 40C78 4 104 0 118 4c-10 10-14 22-12 34z" fill="url(#fin)"/><path d="M98 80c-4 14 0 22 10 26 0-12 4-20 12-26z" fill="url(#fin)"/><path d="M30 60c34-32 82-34 118-10l50 6-50 8c-34 24-86 24-118-4z" fill="url(#body)"/><path d="M44 62c30 12 70 14 100 4" stroke="${mark}" stroke-width="5" fill="none"/>${eye(136, 52, 6)}`,
  octopus: ({ mark }: Coat) =>
    `<g fill="none" stroke="url(#fin)" stroke-width="13" stroke-linecap="round"><path d="M88 74C60 70 50 96 22 84"/><path d="M94 82c-18 8-20 28-48 28"/><path d="M104 86c-2 14-4 22-20 28"/><path d="M116 86c4 14 8 22 22 26"/><path d="M126 82c14 8 18 24 44 26"/><path d="M132 74c20-2 26 18 54 8"/></g><path d="M62 60C56 14 92 4 112 4s56 12 48 58c-4 20-24 30-48 30S66 82 62 60z" fill="url(#body)"/><g fill="${mark}" opacity=".6"><circle cx="84" cy="30" r="7"/><circle cx="104" cy="18" r="5"/><circle cx="76" cy="50" r="5"/></g>${eye(122, 52, 9)}${eye(148, 52, 8)}<path d="M124 72q12 8 22 0" stroke="#0008" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  shark: ({ mark }: Coat) =>
    `<path d="M34 58L2 22c10 22 12 42 4 66 10-6 22-14 30-22z" fill="url(#fin)"/><path d="M84 36c6-24 20-34 36-34-6 14-6 26 0 34zM100 84c-6 18-20 26-32 26 2-14 8-22 14-28z" fill="url(#fin)"/><path d="M26 60c38-34 112-42 168-6 4 4 2 8-4 10C136 96 66 90 26 60z" fill="url(#body)"/><path d="M52 70c44 18 96 16 138-4-20-4-90 10-138 4z" fill="${mark}"/><path d="M168 68l-5 8-5-6-5 8-5-6-4 7" fill="none" stroke="#fff" stroke-width="3"/><path d="M128 46c-4 8-4 16 0 24M120 48c-4 8-4 14 0 20" stroke="#0006" stroke-width="3" fill="none"/>${eye(162, 48, 5)}`,
  whale: ({ mark }: Coat) =>
    `<path d="M36 62C24 44 6 44 2 30c18-2 30 4 36 16 4-12 4-22 16-28 4 18-4 32-8 44z" fill="url(#fin)"/><path d="M28 66C54 20 130 4 176 34c22 14 24 36 12 48-38 28-122 26-160-16z" fill="url(#body)"/><path d="M70 92c44 18 96 14 118-10-6-6-12-6-20-4-36 12-72 14-98 14z" fill="${mark}"/><path d="M86 94c36 6 72 2 96-8M78 90c-6 14-22 18-30 18 4-16 14-22 26-24z" stroke="#0004" stroke-width="2.5" fill="url(#fin)"/>${eye(158, 56, 6)}<path d="M124 18c-4-10-14-14-20-10M124 18c2-10 10-16 18-12" stroke="#cfeaff" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  dragon: ({ mark }: Coat) =>
    `<path d="M4 84c10-34 36-34 50-10s34 16 44-6 34-30 54-14" fill="none" stroke="url(#body)" stroke-width="24" stroke-linecap="round"/><path d="M8 88c10-28 32-28 44-6s40 20 52-2 30-24 46-14" fill="none" stroke="${mark}" stroke-width="6" stroke-linecap="round" stroke-dasharray="7 8"/><path d="M20 50l8-18 8 18zM66 66l6-18 12 14zM98 44l2-18 14 12z" fill="url(#fin)"/><path d="M138 34c10-20 34-18 40-4l18 6c4 8 2 14-6 16l-12 12c-18 8-40 0-40-30z" fill="url(#body)"/><path d="M146 26c-6-12-16-16-24-16 2 12 8 20 18 24zM162 20c0-10-6-16-14-18-2 10 2 18 8 22z" fill="url(#fin)"/><path d="M188 50c8 4 8 14 2 20M184 54c2 8-2 14-8 16" fill="none" stroke="${mark}" stroke-width="3" stroke-linecap="round"/><path d="M64 88c-2 12-8 18-16 20M114 70c2 12-2 20-10 26" stroke="url(#fin)" stroke-width="8" fill="none" stroke-linecap="round"/>${eye(164, 34, 6)}`,
} as const

function eye(x: number, y: number, size: number): string {
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff"/><circle cx="${x + size * 0.25}" cy="${y}" r="${size * 0.6}" fill="#101522"/><circle cx="${x + size * 0.45}" cy="${y - size * 0.3}" r="${size * 0.22}" fill="#fff"/>`
}

/** Every species as a shape in a coat. */
const looks: Readonly<Record<string, readonly [keyof typeof shapes, Coat]>> = {
  clownfish: ['slim', { back: '#ff8a2b', belly: '#ffc063', fin: '#f0641c', mark: '#fff8ee' }],
  butterflyfish: ['tall', { back: '#ffd93b', belly: '#fff3b0', fin: '#f4b41d', mark: '#2b3550' }],
  pufferfish: ['puffer', { back: '#c99a4b', belly: '#fff2cf', fin: '#a8742c', mark: '#7b4f1c' }],
  turtle: ['turtle', { back: '#3fae6b', belly: '#8fdc8e', fin: '#8ccf7a', mark: '#1f6b43' }],
  ray: ['ray', { back: '#5b7fd6', belly: '#a9c4ff', fin: '#4060ac', mark: '#e5efff' }],
  swordfish: ['swordfish', { back: '#2f6fd0', belly: '#cfe6ff', fin: '#1e4a9c', mark: '#ffffff' }],
  octopus: ['octopus', { back: '#b45be0', belly: '#e6a6ff', fin: '#8a3cb8', mark: '#5f1f8c' }],
  shark: ['shark', { back: '#6f8296', belly: '#a9bccd', fin: '#56697c', mark: '#f2f7fb' }],
  whale: ['whale', { back: '#2c57a8', belly: '#5b8ee0', fin: '#21458a', mark: '#dcecff' }],
  goldfish: ['slim', { back: '#ff5a36', belly: '#ffb37a', fin: '#ffd27a', mark: '#ffe9c9' }],
  koi: ['slim', { back: '#fff4ec', belly: '#ffffff', fin: '#ffd9c7', mark: '#e23a2c' }],
  lionfish: ['puffer', { back: '#c2352c', belly: '#ffd6b8', fin: '#8c1d1d', mark: '#fff1dc' }],
  goldenTurtle: ['turtle', { back: '#e0a020', belly: '#ffe07a', fin: '#f6cf6a', mark: '#8a5406' }],
  redRay: ['ray', { back: '#b3264a', belly: '#ff8aa0', fin: '#7d1232', mark: '#ffe08a' }],
  goldenSwordfish: ['swordfish', { back: '#e8a41e', belly: '#fff0b4', fin: '#b8700e', mark: '#fff8df' }],
  redOctopus: ['octopus', { back: '#e0452f', belly: '#ffa27a', fin: '#b22a1c', mark: '#7d120c' }],
  goldenShark: ['shark', { back: '#e2a52a', belly: '#ffd978', fin: '#b87714', mark: '#fff8df' }],
  dragon: ['dragon', { back: '#f0b429', belly: '#ff7a2b', fin: '#d12f1f', mark: '#fff1b0' }],
}

/** One species as a picture of 200 × 120, or undefined for a name nobody knows. */
export function drawFish(code: string): string | undefined {
  const look = looks[code]
  if (!look) return undefined
  const [shape, coat] = look
  // Several fish stand in one cover: each has gradients of its own name.
  const drawn = shapes[shape](coat).replace(/url\(#(body|fin)\)/g, `url(#$1-${code})`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240" viewBox="0 0 200 120"><defs><linearGradient id="body-${code}" x1="0" y1="0" x2="0" y2="1"><stop offset=".15" stop-color="${coat.back}"/><stop offset=".85" stop-color="${coat.belly}"/></linearGradient><linearGradient id="fin-${code}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${coat.fin}"/><stop offset="1" stop-color="${coat.back}"/></linearGradient></defs>${drawn}</svg>`
}
