/** Enough for a winner to recognise himself, too little for anybody else: `demo01` → `de***1`. */
export function maskAccount(account: string): string {
  return `${account.slice(0, 2)}***${account.slice(-1)}`
}
