const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))

export const groupChoices = choices('bannerGroups', 'w_home', 'w_leftmenu', 'w_login', 'w_register', 'w_forget')
export const linkageChoices = choices('linkageTypes', 'NONE', 'PAGE', 'EXTERNAL', 'GAME')
