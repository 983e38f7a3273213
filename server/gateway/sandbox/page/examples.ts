import agent from './examples/agent.graphql?raw'
import developer from './examples/developer.graphql?raw'
import member from './examples/member.graphql?raw'
import operator from './examples/operator.graphql?raw'
import visitor from './examples/visitor.graphql?raw'

/** One tab of example operations for each audience. */
export const exampleTabs = [visitor, member, agent, operator, developer].map((query) => ({ query }))
