import { around, type Pictures, ribbon, scatterRibbon } from './paint.ts'

/** Golden dragon: head with horns and whiskers, flaming pearl, ingot, carp, lantern, coin. */
export const goldenDragon: Pictures = {
  wild: `<circle cx="50" cy="46" r="40" fill="url(#red)" stroke="url(#gold)" stroke-width="4"/>
<path d="M28 20c-4 8 0 15 8 18M72 20c4 8 0 15-8 18" fill="none" stroke="url(#gold)" stroke-width="6" stroke-linecap="round"/>
<path d="M50 22c16 0 25 10 23 22-1 7-7 9-8 15-1 9-7 14-15 14s-14-5-15-14c-1-6-7-8-8-15-2-12 7-22 23-22z" fill="url(#gold)" stroke="#6b3a08" stroke-width="1.5"/>
<path d="M32 39c6-5 12-4 15 1-5 3-11 3-15-1zM68 39c-6-5-12-4-15 1 5 3 11 3 15-1z" fill="#2a0a05"/><circle cx="41" cy="40" r="2.2" fill="#ff5a3c"/><circle cx="59" cy="40" r="2.2" fill="#ff5a3c"/>
<path d="M43 57c2-4 12-4 14 0M40 65c6 3 14 3 20 0" fill="none" stroke="#6b2408" stroke-width="2.5" stroke-linecap="round"/>
<path d="M37 58C26 58 20 64 13 60M63 58c11 0 17 6 24 2" fill="none" stroke="#ffe8a3" stroke-width="2.5" stroke-linecap="round"/>
<path d="M50 24l4 9h-8z" fill="url(#red)"/>${ribbon('WILD', 'red')}`,
  scatter: `<circle cx="50" cy="44" r="44" fill="url(#halo)"/>
<path d="M50 4c6 12 24 15 27 33 3 20-9 38-27 38S20 57 23 38c2-9 8-12 9-20 7 3 8 8 9 12 6-6 9-15 9-26z" fill="url(#orange)"/>
<path d="M50 22c4 9 16 12 17 25 1 13-7 22-17 22s-18-9-17-22c1-7 5-8 7-14 4 3 5 5 5 8 3-5 5-10 5-19z" fill="#ffd75e"/>
<circle cx="50" cy="51" r="16" fill="url(#pearl)"/><ellipse cx="45" cy="45" rx="6" ry="4" fill="#fff"/>${scatterRibbon('orange')}`,
  first: `<path d="M8 42c4 20 20 36 42 36s38-16 42-36c-9 9-20 10-26 10H34c-6 0-17-1-26-10z" fill="url(#gold)" stroke="#7a4a0c" stroke-width="1.5"/>
<ellipse cx="50" cy="46" rx="23" ry="17" fill="url(#gold)" stroke="#7a4a0c" stroke-width="1.5"/><ellipse cx="45" cy="38" rx="12" ry="6" fill="url(#shine)"/>
<path d="M22 62c8 8 18 11 28 11" fill="none" stroke="#fff6cf" stroke-width="3" stroke-linecap="round" opacity=".8"/>
<path d="M80 14l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM18 20l1.5 5 5 1.5-5 1.5-1.5 5-1.5-5-5-1.5 5-1.5z" fill="#fff7d6"/>`,
  second: `<path d="M70 50c9-3 14-14 22-15-3 9-3 21 1 30-8-1-14-8-23-11z" fill="url(#orange)" stroke="#7c240a" stroke-width="1.5"/>
<path d="M6 52c8-19 26-26 43-22 12 3 21 12 24 21-5 10-15 19-29 20C27 72 12 65 6 52z" fill="url(#red)" stroke="#5a0b17" stroke-width="1.5"/>
<path d="M38 31c2-9 10-14 20-13-2 6-1 11 2 16z" fill="url(#orange)"/><path d="M40 71c1 8 6 13 14 13-2-6-1-10 1-15z" fill="url(#orange)"/>
<path d="M31 37c6 8 6 22 0 30" fill="none" stroke="#ffd9c9" stroke-width="2"/><g fill="none" stroke="#ffc9a8" stroke-width="1.8"><path d="M40 42q6 4 0 9M50 40q6 4 0 9M45 51q6 4 0 9M55 50q6 4 0 9M60 43q5 4 0 8M38 58q5 3 2 8"/></g>
<circle cx="20" cy="47" r="5" fill="#fff"/><circle cx="19" cy="47" r="2.6" fill="#210609"/><path d="M7 55c-3 2-4 5-3 9" stroke="#ffd27a" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  third: `<path d="M50 4v12" stroke="#f2bd45" stroke-width="3"/><rect x="36" y="14" width="28" height="8" rx="2" fill="url(#gold)"/>
<ellipse cx="50" cy="46" rx="34" ry="26" fill="url(#red)" stroke="#5a0b17" stroke-width="1.5"/><g fill="none" stroke="#ffb27c" stroke-width="1.8" opacity=".8"><ellipse cx="50" cy="46" rx="22" ry="26"/><ellipse cx="50" cy="46" rx="9" ry="26"/></g>
<ellipse cx="40" cy="34" rx="14" ry="7" fill="url(#shine)"/><rect x="36" y="69" width="28" height="7" rx="2" fill="url(#gold)"/><path d="M42 76v16M50 76v20M58 76v16" stroke="url(#gold)" stroke-width="4" stroke-linecap="round"/>`,
  fourth: `<circle cx="50" cy="50" r="38" fill="url(#gold)" stroke="#6b430b" stroke-width="2"/><circle cx="50" cy="50" r="31" fill="none" stroke="#7f5310" stroke-width="2.5"/>
<rect x="37" y="37" width="26" height="26" rx="2" fill="#20130a" stroke="#7f5310" stroke-width="3"/>${around(4, '<path d="M44 25h12M50 21v11M46 32h8" stroke="#6b430b" stroke-width="2.6" stroke-linecap="round"/>')}
<path d="M22 38a31 31 0 0 1 20-18" fill="none" stroke="#fffbe6" stroke-width="3" stroke-linecap="round" opacity=".9"/>`,
}
