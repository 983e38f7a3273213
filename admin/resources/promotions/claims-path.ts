/** The queue of claims of one promotion that wait. */
export const claimsPath = (promotionId: string, waiting = true): string =>
  `/promotionClaims?filter=${encodeURIComponent(JSON.stringify({ ...(waiting && { isWaiting: true }), promotionId }))}`
