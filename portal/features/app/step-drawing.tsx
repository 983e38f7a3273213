import type { ReactNode } from 'react'

/** What a step of the guide shows. */
export type Drawing = 'share' | 'add' | 'icon' | 'bell' | 'menu' | 'install'

/** Where the finger goes: a ring in the brand's colour over the drawn screen. */
const Touch = ({ x, y }: { x: number; y: number }) => (
  <g className="text-brand" fill="none" stroke="currentColor">
    <circle cx={x} cy={y} r="11" strokeWidth="2.5" />
    <circle cx={x} cy={y} r="16" strokeWidth="1.5" opacity="0.45" />
  </g>
)

/** Lines of text of which nobody reads a word. */
const Lines = ({ y }: { y: number }) => (
  <g className="text-line-strong" fill="currentColor">
    <rect x="24" y={y} width="72" height="5" rx="2.5" />
    <rect x="24" y={y + 11} width="52" height="5" rx="2.5" />
  </g>
)

const parts: Record<Drawing, ReactNode> = {
  share: (
    <>
      <Lines y={22} />
      <g
        className="text-ink"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 70h96" className="text-line" />
        <path d="M54 82h-3v12h18V82h-3M60 88V75m-4 4 4-4 4 4" />
        <path d="m26 80-5 5 5 5M94 80l5 5-5 5" opacity="0.35" />
      </g>
      <Touch x={60} y={85} />
    </>
  ),
  add: (
    <>
      <rect x="12" y="30" width="96" height="70" rx="10" className="text-surface-3" fill="currentColor" />
      <g className="text-line-strong" fill="currentColor">
        <rect x="22" y="42" width="48" height="5" rx="2.5" />
        <rect x="22" y="84" width="40" height="5" rx="2.5" />
      </g>
      <rect x="16" y="55" width="88" height="20" rx="6" className="text-surface-1" fill="currentColor" />
      <rect x="24" y="62.5" width="46" height="5" rx="2.5" className="text-ink" fill="currentColor" />
      <g className="text-ink" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
        <rect x="85" y="59" width="12" height="12" rx="3" />
        <path d="M91 62v6m-3-3h6" />
      </g>
      <Touch x={91} y={65} />
    </>
  ),
  icon: (
    <>
      <g className="text-surface-3" fill="currentColor">
        <rect x="20" y="24" width="22" height="22" rx="6" />
        <rect x="78" y="24" width="22" height="22" rx="6" />
        <rect x="20" y="58" width="22" height="22" rx="6" />
        <rect x="49" y="58" width="22" height="22" rx="6" />
        <rect x="78" y="58" width="22" height="22" rx="6" />
      </g>
      <rect x="49" y="24" width="22" height="22" rx="6" className="text-brand" fill="currentColor" />
      <path d="m60 28.5 6 6.5-6 6.5-6-6.5z" className="text-on-brand" fill="currentColor" />
      <Touch x={60} y={35} />
    </>
  ),
  bell: (
    <>
      <Lines y={24} />
      <rect x="16" y="54" width="88" height="26" rx="8" className="text-surface-3" fill="currentColor" />
      <g
        className="text-ink"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M25 70h10l-1.5-2v-3.5a3.5 3.5 0 0 0-7 0V68zM28.5 72.5h3" />
      </g>
      <rect x="70" y="60" width="26" height="14" rx="7" className="text-brand" fill="currentColor" />
      <circle cx="89" cy="67" r="5" className="text-on-brand" fill="currentColor" />
      <Touch x={89} y={67} />
    </>
  ),
  menu: (
    <>
      <rect x="18" y="22" width="66" height="12" rx="6" className="text-surface-3" fill="currentColor" />
      <g className="text-ink" fill="currentColor">
        <circle cx="97" cy="23.5" r="2" />
        <circle cx="97" cy="29" r="2" />
        <circle cx="97" cy="34.5" r="2" />
      </g>
      <Lines y={50} />
      <Touch x={97} y={29} />
    </>
  ),
  install: (
    <>
      <Lines y={20} />
      <rect x="14" y="46" width="92" height="54" rx="10" className="text-surface-3" fill="currentColor" />
      <rect x="22" y="54" width="16" height="16" rx="4.5" className="text-brand" fill="currentColor" />
      <path d="m30 57.5 4 4.5-4 4.5-4-4.5z" className="text-on-brand" fill="currentColor" />
      <rect x="45" y="59" width="42" height="5" rx="2.5" className="text-line-strong" fill="currentColor" />
      <rect x="60" y="79" width="38" height="13" rx="6.5" className="text-brand" fill="currentColor" />
      <Touch x={79} y={85} />
    </>
  ),
}

/** A phone with what is pressed next, drawn: a photograph would be of another phone than the reader's. */
export function StepDrawing({ drawing, label }: { drawing: Drawing; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 120 112" className="h-28 w-30 shrink-0">
      <rect x="6" y="4" width="108" height="130" rx="16" className="text-surface-2" fill="currentColor" />
      <rect
        x="6"
        y="4"
        width="108"
        height="130"
        rx="16"
        className="text-line-strong"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <rect x="48" y="9" width="24" height="4" rx="2" className="text-line-strong" fill="currentColor" />
      {parts[drawing]}
    </svg>
  )
}
