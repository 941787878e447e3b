const COMPANY_FIELDS = /* GraphQL */ `
  fragment CompanyFields on Company {
    id
    companyName
    brandName
    slogan
    logo
    businessActivity {
      id
      businessActivityAr
      businessActivityEn
    }
    vision
    mission
    goal
    values
    targetMarket
    scopeOfImpact
    character
    language
    voiceToneFile {
      id
    }
    competitors
    persona {
      name
      ageRange
      role
      needs
      pains
      channels
    }
    brandVoice {
      personality
      language
      goals
      tags
      rules {
        locale
        kind
        term
        replacement
        note
      }
    }
    projects {
      id
    }
    owner {
      id
    }
    version
    createdAt
    updatedAt
  }
`;

const PROJECT_FIELDS = /* GraphQL */ `
  fragment ProjectFields on Project {
    id
    name
    image
    description
    date
    tags
    internalBudget
    externalBudget
    totalBudget
    affiliatedProject {
      id
      name
    }
    company {
      id
      companyName
    }
    owner {
      id
    }
    version
    createdAt
    updatedAt
  }
`;

export const CREATE_COMPANY = /* GraphQL */ `
  mutation ($input: CompanyInput!) {
    createCompany(input: $input) {
      company {
        ...CompanyFields
      }
    }
  }
  ${COMPANY_FIELDS}
`;

export const UPDATE_COMPANY = /* GraphQL */ `
  mutation ($id: ID!, $input: CompanyInput!, $expectedVersion: Int) {
    updateCompany(id: $id, input: $input, expectedVersion: $expectedVersion) {
      company {
        ...CompanyFields
      }
    }
  }
  ${COMPANY_FIELDS}
`;

export const COMPANY = /* GraphQL */ `
  query ($id: ID!) {
    company(id: $id) {
      id
      companyName
      owner {
        id
      }
    }
  }
`;

export const COMPANIES = /* GraphQL */ `
  query ($page: Int, $pageSize: Int, $search: String, $ownerId: ID) {
    companies(page: $page, pageSize: $pageSize, search: $search, ownerId: $ownerId) {
      hasNextPage
      hasPreviousPage
      totalCount
      totalPages
      results {
        id
        companyName
        owner {
          id
        }
      }
    }
  }
`;

export const CREATE_PROJECT = /* GraphQL */ `
  mutation ($companyId: ID!, $input: ProjectInput!) {
    createProject(companyId: $companyId, input: $input) {
      project {
        ...ProjectFields
      }
    }
  }
  ${PROJECT_FIELDS}
`;

export const UPDATE_PROJECT = /* GraphQL */ `
  mutation ($id: ID!, $input: ProjectInput!, $expectedVersion: Int) {
    updateProject(id: $id, input: $input, expectedVersion: $expectedVersion) {
      project {
        ...ProjectFields
      }
    }
  }
  ${PROJECT_FIELDS}
`;

export const PROJECT = /* GraphQL */ `
  query ($id: ID!) {
    project(id: $id) {
      ...ProjectFields
    }
  }
  ${PROJECT_FIELDS}
`;

export const PROJECTS = /* GraphQL */ `
  query ($companyId: ID, $page: Int, $pageSize: Int, $search: String) {
    projects(companyId: $companyId, page: $page, pageSize: $pageSize, search: $search) {
      hasNextPage
      hasPreviousPage
      totalCount
      totalPages
      results {
        id
        name
        company {
          id
        }
      }
    }
  }
`;

export const BUSINESS_ACTIVITIES = /* GraphQL */ `
  {
    businessActivities {
      id
      businessActivityAr
      businessActivityEn
    }
  }
`;

export const ENTITIES = /* GraphQL */ `
  query ($representations: [_Any!]!) {
    _entities(representations: $representations) {
      ... on Company {
        id
        companyName
      }
      ... on Project {
        id
        name
      }
      ... on UserProfileDetail {
        id
        companies {
          id
          companyName
          businessActivity {
            id
          }
          projects {
            id
            name
          }
        }
      }
    }
  }
`;

export const DELETE_COMPANY = /* GraphQL */ `
  mutation ($id: ID!, $expectedVersion: Int) {
    deleteCompany(id: $id, expectedVersion: $expectedVersion) {
      success
    }
  }
`;

export const DELETE_PROJECT = /* GraphQL */ `
  mutation ($id: ID!, $expectedVersion: Int) {
    deleteProject(id: $id, expectedVersion: $expectedVersion) {
      success
    }
  }
`;
