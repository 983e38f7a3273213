import type { SimulatedGame } from '../../play/game.ts'

/** Ground from top to foot and the light of each dress. */
const dresses: Readonly<Record<string, readonly [top: string, foot: string, light: string]>> = {
  night_pitch: ['#0c4a39', '#041512', '#6ff0b4'],
  golden_cup: ['#5a3b0c', '#150d04', '#ffd36b'],
  blue_stadium: ['#123e7a', '#050d1f', '#7cc4ff'],
  neon_arena: ['#421779', '#0c0620', '#e07bff'],
  crimson_arena: ['#6d1636', '#180611', '#ff8fa8'],
}

export const sportsThemes: readonly string[] = Object.keys(dresses)

/** The colours a game is dressed in. */
export function dressOf(theme: string) {
  return dresses[theme] ?? (['#0c4a39', '#041512', '#6ff0b4'] as const)
}

/** A ball over a floodlit pitch, or a controller over a grid of light; no letters, the lobby sets the name. */
export function drawSportsCover({ theme, variant }: SimulatedGame): string {
  const [top, foot, light] = dressOf(theme)
  const scene = variant === 'esports' ? arena(light) : pitch(light)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"><defs>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<radialGradient id="ball" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#dfe6ee"/><stop offset="1" stop-color="#7d8898"/></radialGradient>
<linearGradient id="body" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3f0ff"/><stop offset="1" stop-color="#8d86b8"/></linearGradient></defs>
<rect width="300" height="300" fill="url(#ground)"/>${scene}</svg>`
}

function pitch(light: string): string {
  const beams = [30, 100, 200, 270]
    .map((x, index) => `<path d="M${x} 0L${x + (index < 2 ? 120 : -180)} 210h60z" fill="${light}" opacity=".1"/>`)
    .join('')
  return `${beams}<circle cx="150" cy="140" r="140" fill="url(#glow)"/>
<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"><path d="M-40 300L60 205h180l100 95M0 262h300"/><ellipse cx="150" cy="262" rx="66" ry="20"/></g>
<ellipse cx="150" cy="226" rx="74" ry="13" fill="#000" opacity=".45"/>
<circle cx="150" cy="142" r="84" fill="url(#ball)"/>
<g fill="#1a2230"><path d="M150 108l34 25-13 40h-42l-13-40z"/><path d="M134 60l16-2 18 2-4 16-14 7-14-7zM66 140l2-22 14-10 10 14-5 16-14 9zM234 140l-2-22-14-10-10 14 5 16 14 9zM102 210l-14-14 5-15 17 2 10 13-6 17zM198 210l14-14-5-15-17 2-10 13 6 17z"/></g>
<g stroke="#1a2230" stroke-width="3.5"><path d="M150 108V83M184 133l24-11M171 173l14 20M129 173l-14 20M116 133l-24-11"/></g>`
}

function arena(light: string): string {
  const lines = Array.from(
    { length: 11 },
    (_, index) =>
      `<path d="M150 170L${index * 60 - 150} 300" stroke="${light}" stroke-opacity=".45" stroke-width="2"/>`,
  ).join('')
  const rows = [186, 206, 236, 280]
    .map((y) => `<path d="M0 ${y}h300" stroke="${light}" stroke-opacity=".4" stroke-width="2"/>`)
    .join('')
  return `${lines}${rows}<circle cx="150" cy="140" r="140" fill="url(#glow)"/>
<ellipse cx="150" cy="238" rx="96" ry="13" fill="#000" opacity=".45"/>
<path d="M84 96c-22 0-36 16-42 44l-12 62c-5 27 24 38 42 16l24-30h108l24 30c18 22 47 11 42-16l-12-62c-6-28-20-44-42-44-16 0-24 8-36 8h-60c-12 0-20-8-36-8z" fill="url(#body)" stroke="${light}" stroke-width="4"/>
<path d="M82 122h16v16h16v16H98v16H82v-16H66v-16h16z" fill="#251c46"/>
<circle cx="212" cy="126" r="10" fill="#ff6b7f"/><circle cx="212" cy="164" r="10" fill="#5fe0a6"/><circle cx="193" cy="145" r="10" fill="#6db8ff"/><circle cx="231" cy="145" r="10" fill="#ffd25f"/>
<circle cx="126" cy="176" r="15" fill="#251c46"/><circle cx="174" cy="176" r="15" fill="#251c46"/>
<path d="M138 128h8M154 128h8" stroke="#251c46" stroke-width="6" stroke-linecap="round"/>`
}
