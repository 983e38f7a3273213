import { useFormats } from '../../lib/use-formats.ts'

/** Prizes by place. */
export function PrizeList({ prizes }: { prizes: readonly string[] }) {
  const { amount } = useFormats()
  return (
    <ol style={{ margin: 0, paddingInlineStart: 24 }}>
      {prizes.map((prize, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <li key={index}>{amount(prize)}</li>
      ))}
    </ol>
  )
}
