export const availabilityChoices = ['OPEN', 'MAINTENANCE', 'OFF'].map((id) => ({ id, name: `availabilities.${id}` }))
export const gameTypeChoices = ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT'].map(
  (id) => ({ id, name: `gameTypes.${id}` }),
)
export const classifyChoices = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'].map((id) => ({ id, name: `gameClassifies.${id}` }))
