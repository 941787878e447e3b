{{/*
The processes of the image: where each stands, the port it listens on, and which others it calls. Addresses in the environment and network
policies are both made of `calls`.
*/}}
{{- define "muhtawa.processes" -}}
identity: { directory: services/identity, entry: src/main.ts, port: 3000, calls: [], database: true }
catalog: { directory: services/catalog, entry: src/main.ts, port: 3000, calls: [identity], database: true }
content: { directory: services/content, entry: src/main.ts, port: 3000, calls: [identity], database: true }
ai: { directory: services/ai, entry: src/main.ts, port: 3000, calls: [identity], database: true }
ai-worker: { directory: services/ai, entry: src/worker.ts, port: 3000, calls: [content], database: true }
site: { directory: services/site, entry: src/main.ts, port: 3000, calls: [identity], database: true }
gateway: { directory: gateway, entry: src/main.ts, port: 4000, calls: [identity, catalog, content, ai, site], database: false }
{{- end -}}

{{- define "muhtawa.selector" -}}
app.kubernetes.io/name: muhtawa
app.kubernetes.io/instance: {{ .release }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{- define "muhtawa.labels" -}}
{{ include "muhtawa.selector" (dict "release" .root.Release.Name "name" .name) }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end -}}

{{- define "muhtawa.image" -}}
{{- $image := .Values.image -}}
{{- $tag := $image.tag | default .Chart.AppVersion -}}
{{- if eq $tag "latest" }}{{ fail "image.tag: a release has a number, latest is none" }}{{ end -}}
{{- with $image.registry }}{{ . }}/{{ end }}{{ $image.repository }}{{ if $image.digest }}@{{ $image.digest }}{{ else }}:{{ $tag }}{{ end -}}
{{- end -}}

{{/* Who may do what in a pod: nothing but its own work. */}}
{{- define "muhtawa.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "muhtawa.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{/* One rule of a network policy, or none where nobody is meant: an empty list of peers would be everybody. */}}
{{- define "muhtawa.peers" -}}
{{- if .peers -}}
- {{ .direction }}: {{ toJson .peers }}
  ports: [{ port: {{ .port }} }]
{{- end -}}
{{- end -}}

{{/*
What 95 of 100 answers of a process took at most, in seconds, by the gateway's own figures; nothing where nobody asks. A service's is what the
gateway waited for it; the gateway's is of GraphQL alone: event streams stay open for hours.
*/}}
{{- define "muhtawa.p95" -}}
{{- $selector := list .selector -}}
{{- $figure := "muhtawa_subgraph_duration_seconds" -}}
{{- if eq .name "gateway" -}}
{{- $figure = "muhtawa_http_request_duration_seconds" -}}
{{- $selector = append $selector `operation!=""` -}}
{{- else -}}
{{- $selector = append $selector (printf "subgraph=%q" .name) -}}
{{- end -}}
histogram_quantile(0.95, sum by (le) (rate({{ $figure }}_bucket{ {{- compact $selector | join "," -}} }[2m]))) > 0 or vector(0)
{{- end -}}
