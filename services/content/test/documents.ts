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
  mutation ($companyId: ID!, $projectId: ID, $scheduledFor: DateTime, $input: ContentNeedsInput!) {
    createContent(companyId: $companyId, projectId: $projectId, scheduledFor: $scheduledFor, input: $input) {
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
