const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))

export const typeChoices = choices('announcementTypes', 'NOTICE', 'POPUP', 'PLATFORM', 'PROMOTION', 'HOT')
export const audienceChoices = choices('audiences', 'ALL', 'AGENTS')
export const occasionChoices = choices('occasions', 'SIGNED_OUT', 'SIGNED_IN', 'FIRST_SIGN_IN')
