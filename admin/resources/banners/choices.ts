const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))

export const groupChoices = choices('bannerGroups', 'HOME', 'MENU', 'SIGN_IN', 'REGISTER', 'FORGOT_PASSWORD')
export const linkChoices = choices('linkTypes', 'NONE', 'PAGE', 'EXTERNAL', 'GAME')
