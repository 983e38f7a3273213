const topics = ['START', 'ACCOUNT', 'MONEY', 'GAMES', 'REWARDS', 'SAFER_PLAY', 'APP', 'RULES', 'CONTACT']

export const topicChoices = topics.map((id) => ({ id, name: `helpTopics.${id}` }))
export const stateChoices = ['DRAFT', 'CHANGED', 'PUBLISHED'].map((id) => ({ id, name: `helpStates.${id}` }))
