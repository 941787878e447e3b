const USER = `id username email role firstName lastName image phoneCode phoneNumber organization website about whatsapp jobTitle
  socialLinks { instagram snapchat tiktok youtube facebook x } address { id country { id name phone } city { id name } postalCode street } dateJoined`;

export const REGISTER = `mutation Register($username: String!, $email: String!, $password: String!, $confirmPassword: String!,
  $phoneCode: String!, $phoneNumber: String!, $countryId: ID!, $cityId: ID, $street: String, $postalCode: String,
  $organization: String, $website: String, $about: String, $firstName: String, $lastName: String, $invitation: String) {
  registerUser(invitation: $invitation, username: $username, email: $email, password: $password, confirmPassword: $confirmPassword, phoneCode: $phoneCode,
    phoneNumber: $phoneNumber, countryId: $countryId, cityId: $cityId, street: $street, postalCode: $postalCode,
    organization: $organization, website: $website, about: $about, firstName: $firstName, lastName: $lastName) {
    token sessionKey user { ${USER} } } }`;

export const LOGIN = `mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) { token sessionKey user { ${USER} } } }`;

export const CURRENT_USER = `{ currentUser { ${USER} } }`;

export const UPDATE_USER = `mutation UpdateUser($id: ID!, $username: String, $firstName: String, $lastName: String, $image: String,
  $phoneCode: String, $phoneNumber: String, $countryId: ID, $cityId: ID, $street: String, $postalCode: String, $organization: String,
  $website: String, $about: String, $whatsapp: String, $jobTitle: String, $socialLinks: SocialLinksInput) {
  updateUser(id: $id, username: $username, firstName: $firstName, lastName: $lastName, image: $image, phoneCode: $phoneCode,
    phoneNumber: $phoneNumber, countryId: $countryId, cityId: $cityId, street: $street, postalCode: $postalCode,
    organization: $organization, website: $website, about: $about, whatsapp: $whatsapp, jobTitle: $jobTitle,
    socialLinks: $socialLinks) { user { ${USER} } } }`;

const ADMIN = "id username email firstName lastName image phoneCode phoneNumber mobileNumber dateJoined";

export const CREATE_ADMIN = `mutation CreateAdmin($username: String!, $firstName: String!, $lastName: String!, $phoneCode: String!,
  $phoneNumber: String!, $email: String!, $password: String!, $image: String) {
  createAdmin(username: $username, firstName: $firstName, lastName: $lastName, phoneCode: $phoneCode, phoneNumber: $phoneNumber,
    email: $email, password: $password, image: $image) { user { ${USER} } } }`;

export const UPDATE_ADMIN = `mutation UpdateAdmin($id: ID!, $username: String, $firstName: String, $lastName: String, $image: String,
  $phoneCode: String, $phoneNumber: String) {
  updateAdmin(id: $id, username: $username, firstName: $firstName, lastName: $lastName, image: $image, phoneCode: $phoneCode,
    phoneNumber: $phoneNumber) { user { ${USER} } } }`;

export const ADMINS = `query Admins($page: Int, $pageSize: Int, $search: String) {
  adminsList(page: $page, pageSize: $pageSize, search: $search) {
    hasNextPage hasPreviousPage totalCount totalPages results { ${ADMIN} } } }`;

export const ADMIN_DETAIL = `query Admin($id: ID!) { adminProfileDetail(id: $id) { ${ADMIN} } }`;

export const CHANGE_PASSWORD = `mutation ChangePassword($id: ID!, $oldPassword: String!, $newPassword: String!, $confirmPassword: String!) {
  changePassword(id: $id, oldPassword: $oldPassword, newPassword: $newPassword, confirmPassword: $confirmPassword) { success } }`;

export const DELETE_USER = `mutation DeleteUser($id: ID!) { deleteUser(id: $id) { success } }`;

export const REQUEST_RESET = `mutation RequestReset($email: String!) { requestPasswordReset(email: $email) { success } }`;

export const VERIFY_CODE = `mutation VerifyCode($email: String!, $code: String!) {
  verifyPasswordResetCode(email: $email, code: $code) { resetToken } }`;

export const RESET_PASSWORD = `mutation ResetPassword($resetToken: String!, $newPassword: String!, $confirmPassword: String!) {
  resetPassword(resetToken: $resetToken, newPassword: $newPassword, confirmPassword: $confirmPassword) { success } }`;

export const PROFILE_DETAIL = `query Detail($id: ID!) {
  userProfileDetail(id: $id) { profile { ${USER} } address { id country { id name phone } city { id name } postalCode street } } }`;

export const USERS = `query Users($page: Int, $pageSize: Int, $search: String) {
  usersList(page: $page, pageSize: $pageSize, search: $search) {
    hasNextPage hasPreviousPage totalCount totalPages results { id username companies projects contents dateJoined } } }`;

export const REFERENCES = `query References($representations: [_Any!]!) {
  _entities(representations: $representations) { ... on User { ${USER} } } }`;
