const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))

export const typeChoices = choices('announcementTypes', 'B', 'PU', 'PL', 'PR', 'H')
export const audienceChoices = choices('audiences', 'ALL', 'AGENTS')
export const executionChoices = choices('executions', 'B', 'A', 'F')
