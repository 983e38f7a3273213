/** A number with its last two digits, which most bets are about, in the colour of the house. */
export function LastTwo({ number }: { number: string }) {
  return (
    <>
      {number.slice(0, -2)}
      <span className="text-accent">{number.slice(-2)}</span>
    </>
  )
}
