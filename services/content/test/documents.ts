const CONTENT = /* GraphQL */ `
  fragment Everything on Content {
    id
    company {
      id
    }
    project {
      id
    }
    owner {
      id
    }
    locale
    title
    type
    classification
    level
    methodology
    interestArea
    view
    framework
    keywords
    idea
    ideaExplanation
    details
    conversionFunnel
    objective
    topics
    internalLinks
    externalLinks
    tools
    sharingStyle
    writerRole
    participation
    intensity
    socialChannels
    body
    bodyText
    pictures {
      id
      url
      mimeType
      alt
    }
    stage
    completed
    status
    scheduledFor
    publishedAt
    provenance {
      field
      source
      generationId
      stale
    }
    version
    partVersions {
      needs
      idea
      objectives
      tools
      body
      pictures
      status
    }
    createdAt
    updatedAt
  }
`;

export const CREATE_CONTENT = /* GraphQL */ `
  mutation (
    $companyId: ID!
    $projectId: ID
    $scheduledFor: DateTime
    $input: ContentNeedsInput!
    $idea: ContentIdeaInput
    $objectives: ContentObjectivesInput
    $tools: ContentToolsInput
    $body: JSON
    $key: String
  ) {
    createContent(
      companyId: $companyId
      projectId: $projectId
      scheduledFor: $scheduledFor
      input: $input
      idea: $idea
      objectives: $objectives
      tools: $tools
      body: $body
      key: $key
    ) {
      content {
        ...Everything
      }
    }
  }
  ${CONTENT}
`;

const saving = (operation: string, input: string) => /* GraphQL */ `
  mutation ($id: ID!, $input: ${input}!) {
    saved: ${operation}(id: $id, input: $input) {
      content {
        ...Everything
      }
    }
  }
  ${CONTENT}
`;

export const SAVE_NEEDS = saving("saveContentNeeds", "ContentNeedsInput");
export const SAVE_IDEA = saving("saveContentIdea", "ContentIdeaInput");
export const SAVE_OBJECTIVES = saving("saveContentObjectives", "ContentObjectivesInput");
export const SAVE_TOOLS = saving("saveContentTools", "ContentToolsInput");
export const SAVE_BODY = saving("saveContentBody", "ContentBodyInput");

export const READ_CONTENT = /* GraphQL */ `
  query ($id: ID!) {
    content(id: $id) {
      ...Everything
    }
  }
  ${CONTENT}
`;

export const LIST_CONTENTS = /* GraphQL */ `
  query (
    $companyId: ID
    $projectId: ID
    $completed: Boolean
    $status: ContentStatus
    $type: ContentType
    $search: String
    $page: Int
    $pageSize: Int
  ) {
    contents(
      companyId: $companyId
      projectId: $projectId
      completed: $completed
      status: $status
      type: $type
      search: $search
      page: $page
      pageSize: $pageSize
    ) {
      hasNextPage
      hasPreviousPage
      totalCount
      totalPages
      results {
        ...Everything
      }
    }
  }
  ${CONTENT}
`;

export const ENTITIES = /* GraphQL */ `
  query ($representations: [_Any!]!) {
    _entities(representations: $representations) {
      ... on Content {
        id
        title
        bodyText
      }
      ... on Media {
        id
        url
        name
      }
    }
  }
`;

export const SET_STATUS = /* GraphQL */ `
  mutation ($id: ID!, $status: ContentStatus!, $scheduledFor: DateTime, $expectedVersion: Int) {
    setContentStatus(id: $id, status: $status, scheduledFor: $scheduledFor, expectedVersion: $expectedVersion) {
      content {
        ...Everything
      }
    }
  }
  ${CONTENT}
`;

export const APPEARING = /* GraphQL */ `
  query ($appearsFrom: DateTime, $appearsBefore: DateTime, $status: ContentStatus, $undated: Boolean) {
    contents(appearsFrom: $appearsFrom, appearsBefore: $appearsBefore, status: $status, undated: $undated) {
      totalCount
      results {
        id
      }
    }
  }
`;

export const UPDATE_MEDIA = /* GraphQL */ `
  mutation ($id: ID!, $alt: String, $expectedVersion: Int) {
    updateMedia(id: $id, alt: $alt, expectedVersion: $expectedVersion) {
      media {
        id
        alt
      }
    }
  }
`;

export const VERSIONS = /* GraphQL */ `
  query ($contentId: ID!, $page: Int, $pageSize: Int) {
    contentVersions(contentId: $contentId, page: $page, pageSize: $pageSize) {
      hasNextPage
      hasPreviousPage
      totalCount
      totalPages
      results {
        id
        number
        body
        author {
          id
        }
        source
        createdAt
      }
    }
  }
`;

export const RESTORE_VERSION = /* GraphQL */ `
  mutation ($id: ID!, $versionId: ID!, $expectedVersion: Int) {
    restoreContentVersion(id: $id, versionId: $versionId, expectedVersion: $expectedVersion) {
      content {
        ...Everything
      }
    }
  }
  ${CONTENT}
`;

export const DELETE_CONTENT = /* GraphQL */ `
  mutation ($id: ID!, $expectedVersion: Int) {
    deleteContent(id: $id, expectedVersion: $expectedVersion) {
      success
    }
  }
`;

export const SEARCH = /* GraphQL */ `
  query ($term: String!, $limit: Int, $ofEverybody: Boolean) {
    search(term: $term, limit: $limit, ofEverybody: $ofEverybody) {
      type
      id
      title
      snippet
      owner {
        id
      }
    }
  }
`;

const TEMPLATE = /* GraphQL */ `
  fragment Brief on ContentTemplate {
    id
    company {
      id
    }
    name
    type
    level
    keywords
    details
    idea
    objective
    topics
    externalLinks
    tools
    socialChannels
    version
  }
`;

export const TEMPLATES = /* GraphQL */ `
  ${TEMPLATE}
  query ($companyId: ID!) {
    contentTemplates(companyId: $companyId) {
      ...Brief
    }
  }
`;

export const SAVE_AS_TEMPLATE = /* GraphQL */ `
  ${TEMPLATE}
  mutation ($contentId: ID!, $name: String!) {
    saveContentAsTemplate(contentId: $contentId, name: $name) {
      template {
        ...Brief
      }
    }
  }
`;

export const RENAME_TEMPLATE = /* GraphQL */ `
  ${TEMPLATE}
  mutation ($id: ID!, $name: String!, $expectedVersion: Int) {
    renameContentTemplate(id: $id, name: $name, expectedVersion: $expectedVersion) {
      template {
        ...Brief
      }
    }
  }
`;

export const DELETE_TEMPLATE = /* GraphQL */ `
  mutation ($id: ID!, $expectedVersion: Int) {
    deleteContentTemplate(id: $id, expectedVersion: $expectedVersion) {
      success
    }
  }
`;

const DERIVED = /* GraphQL */ `
  fragment Derived on Content {
    ...Everything
    bodyVersion
    source {
      content {
        id
        title
      }
      form
      tone
      version
      currentVersion
      stale
    }
    derived {
      id
      source {
        form
      }
    }
  }
  ${CONTENT}
`;

export const DERIVE = /* GraphQL */ `
  mutation ($id: ID!, $forms: [DerivedContentInput!]!) {
    deriveContents(id: $id, forms: $forms) {
      contents {
        ...Derived
      }
    }
  }
  ${DERIVED}
`;

export const READ_DERIVED = /* GraphQL */ `
  query ($id: ID!) {
    content(id: $id) {
      ...Derived
    }
  }
  ${DERIVED}
`;

const TWIN = /* GraphQL */ `
  fragment Twin on Content {
    ...Everything
    body
    promptsLeft
    twin {
      content {
        id
        title
        locale
      }
      pairs {
        own
        other
        place
        guessed
      }
      behind
    }
  }
  ${CONTENT}
`;

export const CREATE_TWIN = /* GraphQL */ `
  mutation ($id: ID!) {
    createTwin(id: $id) {
      content {
        ...Twin
      }
    }
  }
  ${TWIN}
`;

export const PAIR_TWIN = /* GraphQL */ `
  mutation ($id: ID!, $pairs: [TwinPairInput!]!) {
    pairTwin(id: $id, pairs: $pairs) {
      content {
        ...Twin
      }
    }
  }
  ${TWIN}
`;

export const READ_TWIN = /* GraphQL */ `
  query ($id: ID!) {
    content(id: $id) {
      ...Twin
    }
  }
  ${TWIN}
`;

export const LINK_TWIN = /* GraphQL */ `
  mutation ($id: ID!, $twinId: ID!) {
    linkTwin(id: $id, twinId: $twinId) {
      content {
        ...Twin
      }
    }
  }
  ${TWIN}
`;

export const UNLINK_TWIN = /* GraphQL */ `
  mutation ($id: ID!, $twinId: ID!) {
    unlinkTwin(id: $id, twinId: $twinId) {
      content {
        ...Twin
      }
    }
  }
  ${TWIN}
`;
