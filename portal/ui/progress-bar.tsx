import { useFormats } from '../lib/use-formats.ts'

/** How much of an amount is done, in whole percent towards zero: it is full only when all is done. */
export function percentDone(done: string, required: string): number {
  const units = (amount: string) => {
    const [whole = '0', fraction = ''] = amount.split('.')
    return BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0').slice(0, 4))
  }
  const all = units(required)
  return all === 0n ? 100 : Math.min(100, Number((units(done) * 100n) / all))
}

export function ProgressBar({ label, done, required }: { label: string; done: string; required: string }) {
  const formats = useFormats()
  const percent = percentDone(done, required)
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-2 flex-1 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-brand"
      />
      <span className="w-10 text-end text-xs font-semibold tabular">{formats.percent(percent / 100)}</span>
    </div>
  )
}
