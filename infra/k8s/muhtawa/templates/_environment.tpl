{{/* The environment of one process: addresses, settings, and secrets by reference. Takes root, name, process (its definition) and values. */}}
{{- define "muhtawa.environment" -}}
{{- $root := .root -}}
{{- $settings := dict "HOST" "0.0.0.0" "PORT" .process.port "LOG_LEVEL" $root.Values.logLevel "NATS_REPLICAS" $root.Values.natsReplicas -}}
{{- with $root.Values.tracing }}{{ if .collector }}{{ $_ := set $settings "OTEL_EXPORTER_OTLP_ENDPOINT" .collector }}{{ $_ := set $settings "OTEL_TRACES_SAMPLER_ARG" .share }}{{ end }}{{ end -}}
{{- range .process.calls }}{{ $_ := set $settings (printf "%s_URL" (upper .)) (printf "http://%s-%s:3000" $root.Release.Name .) }}{{ end -}}
{{- if has .name (list "identity" "gateway") }}{{ $_ := set $settings "PUBLIC_URL" (printf "https://%s" (required "host: where people reach the application" $root.Values.host)) }}{{ end -}}
{{- if and (has .name (list "ai" "ai-worker")) $root.Values.models }}{{ $_ := set $settings "AI_MODELS" (toJson $root.Values.models) }}{{ end -}}
{{- if eq .name "content" }}{{ $_ := set $settings "CONTENT_REPLICAS" (include "muhtawa.mostReplicas" .values) }}{{ end -}}
{{- range $key, $value := merge (deepCopy .values.settings) $settings }}
- name: {{ $key }}
  value: {{ include "muhtawa.text" $value | quote }}
{{- end }}
- name: INTERNAL_SECRET
  valueFrom: { secretKeyRef: { name: {{ $root.Values.sharedSecret }}, key: INTERNAL_SECRET } }
{{- $secret := .values.secret -}}
{{- range .values.secretKeys }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ . }} } }
{{- end }}
{{- end -}}

{{/* Numbers of values files are floats, which print large ones as 1e+06. */}}
{{- define "muhtawa.text" -}}
{{- if kindIs "float64" . }}{{ if eq . (floor .) }}{{ int64 . }}{{ else }}{{ . }}{{ end }}{{ else }}{{ . }}{{ end -}}
{{- end -}}

{{- define "muhtawa.mostReplicas" -}}
{{- if .autoscaling }}{{ .autoscaling.max }}{{ else }}{{ .replicas }}{{ end -}}
{{- end -}}
