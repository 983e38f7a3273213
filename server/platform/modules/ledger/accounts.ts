/** A member's own account; its balance is stored and never negative. `VENDOR:<code>` is money at a transfer-wallet vendor. */
export type MemberAccount = 'CASH' | 'HOLD' | `VENDOR:${string}`

/** The house's side: what a vendor won, a gateway owes, a promotion cost. No row, its balance is a sum over entries. */
export type HouseAccount = `HOUSE:${string}`

export type AccountName = MemberAccount | HouseAccount

/** The house accounts by purpose, each with the vendor, gateway or programme it is about. */
export const house = {
  games: (vendor: string): HouseAccount => `HOUSE:GAMES:${vendor}`,
  lottery: (lottery: string): HouseAccount => `HOUSE:LOTTERY:${lottery}`,
  clearing: (gateway: string): HouseAccount => `HOUSE:CLEARING:${gateway}`,
  promotion: (programme: string): HouseAccount => `HOUSE:PROMOTION:${programme}`,
  commission: 'HOUSE:COMMISSION',
  adjustment: 'HOUSE:ADJUSTMENT',
  suspense: 'HOUSE:SUSPENSE',
  /** Money on its way between two members of one line. */
  transit: 'HOUSE:TRANSIT',
  /** Play money of DEMO merchants and trial players. */
  demo: 'HOUSE:DEMO',
} as const satisfies Record<string, HouseAccount | ((name: string) => HouseAccount)>
